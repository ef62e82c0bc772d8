import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Refusal } from '../../domain/refusals.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

/** A task with a manual resolve. */
const someWork = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let isBegun = false;
  const work = () => {
    isBegun = true;
    return promise;
  };
  return { work, end: () => resolve('done'), isBegun: () => isBegun };
};

const sentAway = new Refusal('UNAVAILABLE', { seconds: 2 });

test('runs `atOnce` tasks, queues the others in order, and refuses one above `mostWaiting`', async () => {
  const { inTurn } = createConcurrencyLimiter({ atOnce: 2, mostWaiting: 2, patienceMs: 10_000 });
  const works = Array.from({ length: 4 }, someWork);
  const answers = works.map(({ work }) => inTurn(work));
  const begun = () => works.map(({ isBegun }) => isBegun());
  expect(begun()).toEqual([true, true, false, false]);
  await expect(inTurn(async () => 'never')).rejects.toEqual(sentAway);

  works[1]?.end();
  await expect.poll(begun).toEqual([true, true, true, false]);
  for (const { end } of works) end();
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'done', 'done']);
  expect(await inTurn(async () => 'as ever')).toBe('as ever');
});

test('refuses a queued task after the timeout without running it', async () => {
  const { inTurn } = createConcurrencyLimiter({ atOnce: 1, mostWaiting: 5, patienceMs: 50 });
  const [first, second] = [someWork(), someWork()];
  const answer = inTurn(first.work);
  await expect(inTurn(second.work)).rejects.toEqual(sentAway);
  first.end();
  await answer;
  await pause(10);
  expect(second.isBegun()).toBe(false);
  expect(await inTurn(async () => 'as ever')).toBe('as ever');
});

test('passes the slot on after a failed task', async () => {
  const { inTurn } = createConcurrencyLimiter({ atOnce: 1, mostWaiting: 1, patienceMs: 1_000 });
  const failing = inTurn(() => Promise.reject(new Error('broken')));
  const waiting = inTurn(async () => 'as ever');
  await expect(failing).rejects.toThrow('broken');
  expect(await waiting).toBe('as ever');
});
