import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

/** Creates a task with a manual resolve. */
const createWork = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let hasStarted = false;
  const work = () => {
    hasStarted = true;
    return promise;
  };
  return { work, end: () => resolve('done'), hasStarted: () => hasStarted };
};

const unavailable = new AppError(apiErrors, 'UNAVAILABLE', { seconds: 2 });

test('runs `maxConcurrent` tasks, queues the others in order, and refuses one above `maxQueue`', async () => {
  const { withLimit } = createConcurrencyLimiter({ maxConcurrent: 2, maxQueue: 2, queueTimeoutMs: 10_000 });
  const works = Array.from({ length: 4 }, createWork);
  const results = works.map(({ work }) => withLimit(work));
  const readStarted = () => works.map(({ hasStarted }) => hasStarted());
  expect(readStarted()).toEqual([true, true, false, false]);
  await expect(withLimit(async () => 'never')).rejects.toEqual(unavailable);

  works[1]?.end();
  await expect.poll(readStarted).toEqual([true, true, true, false]);
  for (const { end } of works) end();
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done', 'done']);
  expect(await withLimit(async () => 'as ever')).toBe('as ever');
});

test('refuses a queued task after the timeout without running it', async () => {
  const { withLimit } = createConcurrencyLimiter({ maxConcurrent: 1, maxQueue: 5, queueTimeoutMs: 50 });
  const [first, second] = [createWork(), createWork()];
  const firstResult = withLimit(first.work);
  await expect(withLimit(second.work)).rejects.toEqual(unavailable);
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

test('removes a queued task of a disconnected caller, and frees its place in the queue', async () => {
  const { withLimit } = createConcurrencyLimiter({ maxConcurrent: 1, maxQueue: 1, queueTimeoutMs: 10_000 });
  const [first, second, third] = [createWork(), createWork(), createWork()];
  const caller = new AbortController();
  const firstResult = withLimit(first.work);
  const dropped = withLimit(second.work, caller.signal);
  caller.abort();
  await expect(dropped).rejects.toEqual(unavailable);
  const last = withLimit(third.work);
  first.end();
  third.end();
  expect([await firstResult, await last, second.hasStarted()]).toEqual(['done', 'done', false]);
  await expect(withLimit(second.work, caller.signal)).rejects.toEqual(unavailable);
});
