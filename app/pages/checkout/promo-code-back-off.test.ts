import { expect, test } from 'vitest';
import { nextBackOff, noBackOff, type PromoCodeBackOff, secondsLeft, withServerDelay } from './use-promo-code.ts';

const now = 1_700_000_000_000;

test('each failed look-up doubles the wait, from two seconds up to thirty', () => {
  const waits: number[] = [];
  let wait: PromoCodeBackOff = noBackOff;
  for (let time = 0; time < 6; time += 1) {
    wait = nextBackOff(wait, now);
    waits.push(secondsLeft(wait, now));
  }
  expect(waits).toEqual([2, 4, 8, 16, 30, 30]);
});

test('the wait is counted down in whole seconds and ends', () => {
  const wait = nextBackOff(nextBackOff(noBackOff, now), now);
  expect([0, 1, 1000, 3999, 4000, 9000].map((passed) => secondsLeft(wait, now + passed))).toEqual([4, 4, 3, 1, 0, 0]);
});

test("the server's wait counts, and nothing waits before the first failure", () => {
  expect(secondsLeft(noBackOff, now)).toBe(0);
  expect(secondsLeft(withServerDelay(noBackOff, 17, now), now)).toBe(17);
});
