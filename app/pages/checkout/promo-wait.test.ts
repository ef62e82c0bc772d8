import { expect, test } from 'vitest';
import { afterFailure, asTold, noWait, type PromoWait, secondsLeft } from './promo-wait.ts';

const now = 1_700_000_000_000;

test('each failed look-up doubles the wait, from two seconds up to thirty', () => {
  const waits: number[] = [];
  let wait: PromoWait = noWait;
  for (let time = 0; time < 6; time += 1) {
    wait = afterFailure(wait, now);
    waits.push(secondsLeft(wait, now));
  }
  expect(waits).toEqual([2, 4, 8, 16, 30, 30]);
});

test('the wait is counted down in whole seconds and ends', () => {
  const wait = afterFailure(afterFailure(noWait, now), now);
  expect([0, 1, 1000, 3999, 4000, 9000].map((passed) => secondsLeft(wait, now + passed))).toEqual([4, 4, 3, 1, 0, 0]);
});

test("the server's wait counts, and nothing waits before the first failure", () => {
  expect(secondsLeft(noWait, now)).toBe(0);
  expect(secondsLeft(asTold(noWait, 17, now), now)).toBe(17);
});
