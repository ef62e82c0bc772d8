import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runDailyJobs } from './run-daily-jobs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('jobs run at the start and daily until they are stopped, even if one of them fails', async () => {
  const done: string[] = [];
  const logged: object[] = [];
  const chores = runDailyJobs(
    [
      { name: 'first', work: () => Promise.reject(new Error('a secret')) },
      { name: 'second', work: async () => void done.push('second') },
    ],
    { error: (fields: object) => void logged.push(fields) },
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2 * 24 * 3_600_000);
  expect(done).toHaveLength(3);
  expect(logged).toHaveLength(3);
  expect(logged[0]).toMatchObject({ chore: 'first' });
  expect(JSON.stringify(logged)).not.toContain('a secret');
  await chores.stop();
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(done).toHaveLength(3);
});
