import { expect, test, vi } from 'vitest';
import { openPostOffice, someMail, soon } from '../../tests/world/post-office.ts';
import { createSecretBox } from '../sealing/secret-box.ts';
import { runJobs } from './run-jobs.ts';
import * as starting from './start-runner.ts';

vi.mock(import('./start-runner.ts'), { spy: true });

test('a runner that takes no job while jobs are ready is replaced and logged', async () => {
  const office = await openPostOffice();
  const never = new Promise<never>(() => undefined);
  vi.mocked(starting.startRunner).mockResolvedValueOnce({ promise: never, stop: () => never } as never);
  const errors: string[] = [];
  const log = { error: (_: unknown, message: string) => void errors.push(message), warn: () => undefined };
  const { tasks } = office.post;
  const box = createSecretBox(office.secretKey);
  let replaced = 0;
  const counts = { jobEnded: () => undefined, runnerReplaced: () => void (replaced += 1) };
  const jobs = await runJobs({ databaseUrl: office.database.url, box, tasks, log, counts, stalledSeconds: 1 });
  await office.mail(someMail());
  await soon(async () => expect(await office.jobs()).toEqual([]));
  expect(errors).toEqual([expect.stringContaining('no job was taken for 1 s')]);
  expect(replaced).toBe(1);
  await jobs.stop();
  await office.close();
});

test('a stop does not wait for a runner that never ends', async () => {
  const office = await openPostOffice();
  const never = new Promise<never>(() => undefined);
  vi.mocked(starting.startRunner).mockResolvedValueOnce({ promise: never, stop: () => never } as never);
  const log = { error: () => undefined, warn: () => undefined };
  const { tasks } = office.post;
  const box = createSecretBox(office.secretKey);
  const jobs = await runJobs({ databaseUrl: office.database.url, box, tasks, log });
  const begun = performance.now();
  await jobs.stop();
  expect(performance.now() - begun).toBeLessThan(5_000);
  await office.close();
});
