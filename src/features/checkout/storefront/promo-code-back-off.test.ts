import { expect, test } from 'vitest';
import {
  backOffAfter,
  nextBackOff,
  noBackOff,
  type PromoCodeBackOff,
  remainingSeconds,
  withServerDelay,
} from './use-promo-code.ts';

const now = 1_700_000_000_000;

test('doubles the delay after each failed attempt, from 2 s up to 30 s', () => {
  const waits: number[] = [];
  let wait: PromoCodeBackOff = noBackOff;
  for (let time = 0; time < 6; time += 1) {
    wait = nextBackOff(wait, now);
    waits.push(remainingSeconds(wait, now));
  }
  expect(waits).toEqual([2, 4, 8, 16, 30, 30]);
});

test('counts the delay down in whole seconds to 0', () => {
  const wait = nextBackOff(nextBackOff(noBackOff, now), now);
  expect([0, 1, 1000, 3999, 4000, 9000].map((passed) => remainingSeconds(wait, now + passed))).toEqual([
    4, 4, 3, 1, 0, 0,
  ]);
});

test("applies the server's delay, and no delay before the first failure", () => {
  expect(remainingSeconds(noBackOff, now)).toBe(0);
  expect(remainingSeconds(withServerDelay(noBackOff, 17, now), now)).toBe(17);
});

test("shows the server's delay after an unknown code, although a reload has reset the page's own count", () => {
  expect(remainingSeconds(backOffAfter(noBackOff, 30, now), now)).toBe(30);
  expect(remainingSeconds(backOffAfter(noBackOff, Number.NaN, now), now)).toBe(2);
});
