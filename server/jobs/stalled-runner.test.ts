import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPostOffice, type PostOffice, someMail, soon } from '../../tests/world/post-office.ts';
import { createSecretBox } from '../sealing/secret-box.ts';
import { runJobs } from './run-jobs.ts';
import { startRunner } from './start-runner.ts';

let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice();
});
afterEach(() => office.close());

const never = new Promise<never>(() => undefined);
const stalled = { promise: never, stop: () => never } as unknown as Awaited<ReturnType<typeof startRunner>>;

/** Does the jobs of the office by a runner that takes none and never ends; those after it work. */
const runWithStalled = async (stalledSeconds: number) => {
  const runners = [stalled];
  const errors: string[] = [];
  let replaced = 0;
  const jobs = await runJobs({
    databaseUrl: office.database.url,
    box: createSecretBox(office.secretKey),
    tasks: office.post.tasks,
    log: { error: (_, message) => void errors.push(message), warn: () => undefined },
    counts: { jobEnded: () => undefined, runnerReplaced: () => void (replaced += 1) },
    stalledSeconds,
    startRunner: async (parts) => runners.pop() ?? startRunner(parts),
  });
  return { jobs, errors, replaced: () => replaced };
};

test('a runner that takes no job while jobs are ready is replaced, logged and counted', async () => {
  const { jobs, errors, replaced } = await runWithStalled(1);
  await office.mail(someMail());
  await soon(async () => expect(await office.jobs()).toEqual([]));
  expect(errors).toEqual([expect.stringContaining('no job was taken for 1 s')]);
  expect(replaced()).toBe(1);
  await jobs.stop();
});

test('a stop does not wait for a runner that never ends', async () => {
  const { jobs } = await runWithStalled(30);
  const begun = performance.now();
  await jobs.stop();
  expect(performance.now() - begun).toBeLessThan(5_000);
});
