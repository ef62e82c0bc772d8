import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

/** A task with a manual resolve. */
const someWork = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let hasStarted = false;
  const work = () => {
    hasStarted = true;
    return promise;
  };
  return { work, end: () => resolve('done'), hasStarted: () => hasStarted };
};

const sentAway = new AppError(apiErrors, 'UNAVAILABLE', { seconds: 2 });

test('runs `maxConcurrent` tasks, queues the others in order, and refuses one above `maxQueue`', async () => {
  const { withLimit } = createConcurrencyLimiter({ maxConcurrent: 2, maxQueue: 2, queueTimeoutMs: 10_000 });
  const works = Array.from({ length: 4 }, someWork);
  const results = works.map(({ work }) => withLimit(work));
  const readStarted = () => works.map(({ hasStarted }) => hasStarted());
  expect(readStarted()).toEqual([true, true, false, false]);
  await expect(withLimit(async () => 'never')).rejects.toEqual(sentAway);

  works[1]?.end();
  await expect.poll(readStarted).toEqual([true, true, true, false]);
  for (const { end } of works) end();
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done', 'done']);
  expect(await withLimit(async () => 'as ever')).toBe('as ever');
});

test('refuses a queued task after the timeout without running it', async () => {
  const { withLimit } = createConcurrencyLimiter({ maxConcurrent: 1, maxQueue: 5, queueTimeoutMs: 50 });
  const [first, second] = [someWork(), someWork()];
  const firstResult = withLimit(first.work);
  await expect(withLimit(second.work)).rejects.toEqual(sentAway);
  first.end();
  await firstResult;
  await pause(10);
  expect(second.hasStarted()).toBe(false);
  expect(await withLimit(async () => 'as ever')).toBe('as ever');
});

test('passes the slot on after a failed task', async () => {
  const { withLimit } = createConcurrencyLimiter({ maxConcurrent: 1, maxQueue: 1, queueTimeoutMs: 1_000 });
  const failing = withLimit(() => Promise.reject(new Error('broken')));
  const waiting = withLimit(async () => 'as ever');
  await expect(failing).rejects.toThrow('broken');
  expect(await waiting).toBe('as ever');
});

test('drops a queued task when its caller has gone, and gives its place to another one', async () => {
  const { withLimit } = createConcurrencyLimiter({ maxConcurrent: 1, maxQueue: 1, queueTimeoutMs: 10_000 });
  const [first, second, third] = [someWork(), someWork(), someWork()];
  const caller = new AbortController();
  const firstResult = withLimit(first.work);
  const dropped = withLimit(second.work, caller.signal);
  caller.abort();
  await expect(dropped).rejects.toEqual(sentAway);
  const last = withLimit(third.work);
  first.end();
  third.end();
  expect([await firstResult, await last, second.hasStarted()]).toEqual(['done', 'done', false]);
  await expect(withLimit(second.work, caller.signal)).rejects.toEqual(sentAway);
});
