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

test('runs `atOnce` tasks, queues the others in order, and refuses one above `maxQueue`', async () => {
  const { inTurn } = createConcurrencyLimiter({ atOnce: 2, maxQueue: 2, queueTimeoutMs: 10_000 });
  const works = Array.from({ length: 4 }, someWork);
  const answers = works.map(({ work }) => inTurn(work));
  const begun = () => works.map(({ hasStarted }) => hasStarted());
  expect(begun()).toEqual([true, true, false, false]);
  await expect(inTurn(async () => 'never')).rejects.toEqual(sentAway);

  works[1]?.end();
  await expect.poll(begun).toEqual([true, true, true, false]);
  for (const { end } of works) end();
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'done', 'done']);
  expect(await inTurn(async () => 'as ever')).toBe('as ever');
});

test('refuses a queued task after the timeout without running it', async () => {
  const { inTurn } = createConcurrencyLimiter({ atOnce: 1, maxQueue: 5, queueTimeoutMs: 50 });
  const [first, second] = [someWork(), someWork()];
  const answer = inTurn(first.work);
  await expect(inTurn(second.work)).rejects.toEqual(sentAway);
  first.end();
  await answer;
  await pause(10);
  expect(second.hasStarted()).toBe(false);
  expect(await inTurn(async () => 'as ever')).toBe('as ever');
});

test('passes the slot on after a failed task', async () => {
  const { inTurn } = createConcurrencyLimiter({ atOnce: 1, maxQueue: 1, queueTimeoutMs: 1_000 });
  const failing = inTurn(() => Promise.reject(new Error('broken')));
  const waiting = inTurn(async () => 'as ever');
  await expect(failing).rejects.toThrow('broken');
  expect(await waiting).toBe('as ever');
});

test('drops a queued task when its caller has gone, and gives its place to another one', async () => {
  const { inTurn } = createConcurrencyLimiter({ atOnce: 1, maxQueue: 1, queueTimeoutMs: 10_000 });
  const [first, second, third] = [someWork(), someWork(), someWork()];
  const caller = new AbortController();
  const answer = inTurn(first.work);
  const dropped = inTurn(second.work, caller.signal);
  caller.abort();
  await expect(dropped).rejects.toEqual(sentAway);
  const last = inTurn(third.work);
  first.end();
  third.end();
  expect([await answer, await last, second.hasStarted()]).toEqual(['done', 'done', false]);
  await expect(inTurn(second.work, caller.signal)).rejects.toEqual(sentAway);
});
