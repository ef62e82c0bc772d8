import { describe, expect, test } from 'vitest';
import { type LedgerEntry, orderMoney, refundableAmount } from './order-money.ts';

const TOTAL = 100_000;

const entry = (kind: LedgerEntry['kind'], amount: number, given: Partial<LedgerEntry> = {}): LedgerEntry => ({
  kind,
  amount,
  outcome: 'succeeded',
  counts: true,
  ...given,
});
const charge = entry('charge', TOTAL);

describe('the money of an order', () => {
  test('without a ledger is pending', () => {
    expect(orderMoney(TOTAL, [])).toEqual({ paid: 0, refunded: 0, surplus: 0, status: 'pending' });
  });

  test.each([
    ['one charge', [charge], { paid: TOTAL, refunded: 0, surplus: 0, status: 'paid' }],
    ['less than the total', [entry('charge', TOTAL - 1)], { paid: TOTAL - 1, status: 'pending' }],
    ['parts that make the total', [entry('charge', 60_000), entry('charge', 40_000)], { paid: TOTAL, status: 'paid' }],
    ['a pending charge', [entry('charge', TOTAL, { outcome: 'pending' })], { paid: 0, status: 'pending' }],
    ['a failed charge', [entry('charge', TOTAL, { outcome: 'failed' })], { paid: 0, status: 'pending' }],
    ['a charge that does not fit', [entry('charge', TOTAL, { counts: false })], { paid: 0, status: 'pending' }],
    ['an authorisation', [entry('authorisation', TOTAL)], { paid: 0, status: 'pending' }],
    ['a charge taken back as a mistake', [charge, entry('reversal', TOTAL)], { paid: 0, status: 'pending' }],
    [
      'a charge, its correction and the charge again',
      [charge, entry('reversal', TOTAL), charge],
      { paid: TOTAL, surplus: 0, status: 'paid' },
    ],
    [
      'a refund of a part',
      [charge, entry('refund', 1)],
      { paid: TOTAL, refunded: 1, surplus: 0, status: 'partly_refunded' },
    ],
    [
      'refunds of all but a piastre',
      [charge, entry('refund', 60_000), entry('refund', 39_999)],
      { refunded: 99_999, status: 'partly_refunded' },
    ],
    [
      'refunds of everything',
      [charge, entry('refund', 60_000), entry('refund', 40_000)],
      { refunded: TOTAL, status: 'refunded' },
    ],
    ['a refund that failed', [charge, entry('refund', TOTAL, { outcome: 'failed' })], { refunded: 0, status: 'paid' }],
    ['a refund that is pending', [charge, entry('refund', 1, { outcome: 'pending' })], { refunded: 0, status: 'paid' }],
    [
      'a refund of money that does not fit',
      [charge, entry('refund', 5_000, { counts: false })],
      { refunded: 0, status: 'paid' },
    ],
    ['a void', [charge, entry('void', TOTAL)], { refunded: TOTAL, status: 'refunded' }],
    ['a chargeback (P-26)', [charge, entry('chargeback', TOTAL)], { paid: TOTAL, refunded: 0, status: 'paid' }],
    ['two charges (P-12)', [charge, charge], { paid: 2 * TOTAL, refunded: 0, surplus: TOTAL, status: 'paid' }],
    [
      'two charges of which one went back',
      [charge, charge, entry('refund', TOTAL)],
      { refunded: TOTAL, surplus: 0, status: 'paid' },
    ],
    [
      'two charges and more than one of them back',
      [charge, charge, entry('refund', TOTAL + 1)],
      { surplus: 0, status: 'partly_refunded' },
    ],
    ['two charges that both went back', [charge, charge, entry('refund', 2 * TOTAL)], { status: 'refunded' }],
  ] as const)('with %s', (_, ledger, expected) => {
    expect(orderMoney(TOTAL, ledger)).toMatchObject(expected);
    // the sums depend on no order
    expect(orderMoney(TOTAL, ledger.toReversed())).toEqual(orderMoney(TOTAL, ledger));
  });

  test('of an order of nothing is not paid by nothing', () => {
    expect(orderMoney(0, []).status).toBe('pending');
  });
});

test('what can be sent back is what was paid without what is back, on its way or unclear, and never below nothing', () => {
  expect(refundableAmount(100, [])).toBe(100);
  expect(refundableAmount(100, [{ amount: 60 }, { amount: 30 }])).toBe(10);
  expect(refundableAmount(100, [{ amount: 60 }, { amount: 60 }])).toBe(0);
});
