import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { type MailCapture, someMail, soon, startMailCapture } from '#tests/support/mail/job-capture.ts';
import { scaledLimit } from '#tests/support/scaled-limit.ts';
import { runJobs } from './job-worker.ts';
import { startRunner } from './start-runner.ts';

let admin: MailCapture;
beforeEach(async () => {
  admin = await startMailCapture();
});
afterEach(() => admin.close());

const never = new Promise<never>(() => undefined);
const stalled = { promise: never, stop: () => never } as unknown as Awaited<ReturnType<typeof startRunner>>;

/** Runs jobs with a first runner that takes no job and never ends; its replacements work. */
const runWithStalled = async (stalledSeconds: number) => {
  const runners = [stalled];
  const errors: string[] = [];
  let replaced = 0;
  const jobs = await runJobs({
    databaseUrl: admin.database.url,
    box: createSecretBox(admin.secretKey),
    tasks: admin.lanes.mail.tasks,
    log: { error: (_, message) => void errors.push(message), warn: () => undefined },
    counts: { jobEnded: () => undefined, runnerReplaced: () => void (replaced += 1) },
    stalledSeconds,
    createRunner: async (parts) => runners.pop() ?? startRunner(parts),
  });
  return { jobs, errors, replaced: () => replaced };
};

test('a runner that takes no job while jobs are ready is replaced, logged and counted', async () => {
  const { jobs, errors, replaced } = await runWithStalled(1);
  await admin.mail(someMail());
  await soon(async () => expect(await admin.jobs()).toEqual([]));
  expect(errors).toEqual(['job runner took no job although jobs are ready; it is replaced']);
  expect(replaced()).toBe(1);
  await jobs.stop();
});

test('a stop does not wait for a stalled runner', async () => {
  const { jobs } = await runWithStalled(30);
  const startedAt = performance.now();
  await jobs.stop();
  expect(performance.now() - startedAt).toBeLessThan(scaledLimit(5_000));
});
