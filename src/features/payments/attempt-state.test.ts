import { describe, expect, test } from 'vitest';
import { type AttemptState, laterState, payableStates } from './attempt-state.ts';

/** All permutations of these elements. */
const orders = <Element>(elements: readonly Element[]): Element[][] =>
  elements.length === 0
    ? [[]]
    : elements.flatMap((first, index) =>
        orders(elements.filter((_, other) => other !== index)).map((remaining) => [first, ...remaining]),
      );

const after = (reported: readonly AttemptState[]) => reported.reduce(laterState, 'opening');

describe('the state of an attempt', () => {
  test.each([
    [['open', 'pending', 'succeeded'], 'succeeded'],
    [['failed', 'succeeded', 'pending'], 'succeeded'],
    [['expired', 'succeeded', 'open'], 'succeeded'],
    [['review', 'failed', 'pending'], 'review'],
    [['open', 'failed', 'pending'], 'failed'],
    [['open', 'pending', 'expired'], 'expired'],
  ] as const)('the state after %j in any order is %s (P-11)', (reported, expected) => {
    for (const order of orders(reported)) expect(after(order), order.join(', ')).toBe(expected);
  });

  test('a failed attempt does not become expired, nor the reverse', () => {
    expect(laterState('failed', 'expired')).toBe('failed');
    expect(laterState('expired', 'failed')).toBe('expired');
  });

  test('a matching payment takes precedence over a mismatched one, in any order', () => {
    expect(laterState('review', 'succeeded')).toBe('succeeded');
    expect(laterState('succeeded', 'review')).toBe('succeeded');
  });

  test('an attempt is payable while opening, open or pending', () => {
    expect(payableStates).toEqual(['opening', 'open', 'pending']);
  });
});
