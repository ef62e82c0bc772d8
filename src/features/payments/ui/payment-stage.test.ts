import { describe, expect, test } from 'vitest';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { getPollIntervals, isPayable, isUncertain, isUnsettled, paymentStage } from './payment-stage.ts';

const now = new Date('2026-03-14T10:00:00Z');
const orderIn = (state: OrderView['payment']['state'], paymentDeadline: string | null) =>
  ({ payment: { state, paymentDeadline } }) as OrderView;

describe('stage of a payment', () => {
  test('the stage equals the order’s payment state before the deadline', () => {
    expect(paymentStage(orderIn('unpaid', '2026-03-14T10:00:01Z'), false, now)).toBe('unpaid');
    expect(paymentStage(orderIn('failed', null), false, now)).toBe('failed');
  });

  test('the stage is `over` for an unpaid order after its deadline, and not for a paid one', () => {
    expect(paymentStage(orderIn('unpaid', '2026-03-14T10:00:00Z'), false, now)).toBe('over');
    expect(paymentStage(orderIn('failed', '2026-03-14T09:00:00Z'), false, now)).toBe('over');
    expect(paymentStage(orderIn('checking', '2026-03-14T09:00:00Z'), false, now)).toBe('checking');
    expect(paymentStage(orderIn('paid', '2026-03-14T09:00:00Z'), false, now)).toBe('paid');
  });

  test('the stage is `going` on the way to the payment page, whatever the state', () => {
    expect(paymentStage(orderIn('unpaid', null), true, now)).toBe('going');
  });
});

test('the thank-you message appears for orders that are paid or need no payment page', () => {
  for (const stage of ['paid', 'nothing_due', 'cash', 'link', 'transfer', 'paid_twice'] as const)
    expect(isUnsettled(stage)).toBe(false);
  for (const stage of ['unpaid', 'going', 'checking', 'cancelled_unpaid'] as const)
    expect(isUnsettled(stage)).toBe(true);
});

test('an order is payable while unpaid, and by another method while its wallet payment is pending', () => {
  for (const stage of ['unpaid', 'failed', 'going', 'pending'] as const) expect(isPayable(stage)).toBe(true);
  for (const stage of ['checking', 'over', 'paid', 'review', 'cash'] as const) expect(isPayable(stage)).toBe(false);
});

test('polling lasts about a minute for the gateway, and several minutes for a confirmation by the customer', () => {
  const sum = (pauses: readonly number[]) => pauses.reduce((total, pause) => total + pause, 0);
  expect(isUncertain('checking')).toBe(true);
  expect(isUncertain('unpaid')).toBe(false);
  const first = getPollIntervals('checking').slice(0, 16);
  expect([Math.max(...first), sum(first)]).toEqual([2, 30]);
  expect(sum(getPollIntervals('checking'))).toBe(62);
  expect(sum(getPollIntervals('pending'))).toBeGreaterThan(300);
});
