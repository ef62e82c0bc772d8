import { describe, expect, test } from 'vitest';
import { estimatedDelivery } from './estimated-delivery.ts';
import { orderNumber } from './order-number.ts';
import { canTransitionTo, orderStatuses, storedPaymentStatuses, toPaymentStatus } from './order-status.ts';

const chance = (count: number) => crypto.getRandomValues(new Uint8Array(count));

test('an order number has its millisecond and nine unambiguous characters', () => {
  expect(orderNumber(1_773_482_400_000, chance)).toMatch(/^ORD-1773482400000-[A-HJKMNP-TV-Z2-9]{9}$/u);
});

test('two orders in the same millisecond get different numbers', () => {
  const numbers = Array.from({ length: 1000 }, () => orderNumber(1_773_482_400_000, chance));
  expect(new Set(numbers).size).toBe(1000);
});

test('an order moves one status at a time, and can be cancelled until it is delivered', () => {
  const allowed = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => canTransitionTo(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(allowed).toEqual([
    'pending → processing',
    'pending → cancelled',
    'processing → shipped',
    'processing → cancelled',
    'shipped → delivered',
    'shipped → cancelled',
  ]);
});

test.each(['delivered', 'cancelled'] as const)(
  'the payment status of a pending payment of a %s order depends on the amount due',
  (status) => {
    const visible = [100, 0].map((cost) =>
      storedPaymentStatuses.map((stored) => toPaymentStatus(stored, status, cost)),
    );
    const others = ['paid', 'partly_refunded', 'refunded'];
    const withAmountDue = status === 'cancelled' ? 'nothing_due' : 'pending';
    expect(visible).toEqual([
      [withAmountDue, ...others],
      ['nothing_due', ...others],
    ]);
  },
);

describe('delivery is seven days later', () => {
  test.each([
    ['2026-03-14T10:00:00.000Z', '2026-03-21T10:00:00.000Z'],
    // 23:30 in Cairo, across the start of summer time (24 April 2026): still the 29th, not the 30th
    ['2026-04-22T21:30:00.000Z', '2026-04-29T20:30:00.000Z'],
    // 00:30 in Cairo, across its end (29 October 2026): still the 2nd, not the 1st
    ['2026-10-25T21:30:00.000Z', '2026-11-01T22:30:00.000Z'],
  ])('%s: %s', (createdAt, delivery) => {
    expect(estimatedDelivery(new Date(createdAt), { days: { min: 5, max: 7 } }).toISOString()).toBe(delivery);
  });
});
