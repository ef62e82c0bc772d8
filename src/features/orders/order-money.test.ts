import { describe, expect, test } from 'vitest';
import {
  amountDue,
  isPaidInPart,
  type LedgerEntry,
  type OrderSums,
  orderMoney,
  overpayment,
  refundableAmount,
} from './order-money.ts';

const TOTAL = 100_000;

const entry = (kind: LedgerEntry['kind'], amount: number, overrides: Partial<LedgerEntry> = {}): LedgerEntry => ({
  kind,
  amount,
  outcome: 'succeeded',
  is_counted: true,
  ...overrides,
});
const charge = entry('charge', TOTAL);
const sums: OrderSums = { total: TOTAL, paid: 0, refunded: 0, overpaymentRefunded: 0, retained: null };

describe('the sums of an order', () => {
  test('an order without a ledger is pending', () => {
    expect(orderMoney(TOTAL, [])).toEqual({ paid: 0, refunded: 0, surplus: 0, status: 'pending' });
  });

  test.each([
    ['one charge', [charge], { paid: TOTAL, refunded: 0, surplus: 0, status: 'paid' }],
    ['less than the total', [entry('charge', TOTAL - 1)], { paid: TOTAL - 1, status: 'pending' }],
    ['part payments of the total', [entry('charge', 60_000), entry('charge', 40_000)], { paid: TOTAL, status: 'paid' }],
    ['a pending charge', [entry('charge', TOTAL, { outcome: 'pending' })], { paid: 0, status: 'pending' }],
    ['a failed charge', [entry('charge', TOTAL, { outcome: 'failed' })], { paid: 0, status: 'pending' }],
    ['a charge that is not counted', [entry('charge', TOTAL, { is_counted: false })], { paid: 0, status: 'pending' }],
    ['an authorisation', [entry('authorisation', TOTAL)], { paid: 0, status: 'pending' }],
    ['a charge reversed as a mistake', [charge, entry('reversal', TOTAL)], { paid: 0, status: 'pending' }],
    [
      'a charge, its reversal and a new charge',
      [charge, entry('reversal', TOTAL), charge],
      { paid: TOTAL, surplus: 0, status: 'paid' },
    ],
    [
      'a partial refund',
      [charge, entry('refund', 1)],
      { paid: TOTAL, refunded: 1, surplus: 0, status: 'partly_refunded' },
    ],
    [
      'refunds of all but one piastre',
      [charge, entry('refund', 60_000), entry('refund', 39_999)],
      { refunded: 99_999, status: 'partly_refunded' },
    ],
    [
      'refunds of the whole total',
      [charge, entry('refund', 60_000), entry('refund', 40_000)],
      { refunded: TOTAL, status: 'refunded' },
    ],
    ['a failed refund', [charge, entry('refund', TOTAL, { outcome: 'failed' })], { refunded: 0, status: 'paid' }],
    ['a pending refund', [charge, entry('refund', 1, { outcome: 'pending' })], { refunded: 0, status: 'paid' }],
    [
      'a refund that is not counted',
      [charge, entry('refund', 5_000, { is_counted: false })],
      { refunded: 0, status: 'paid' },
    ],
    ['a void', [charge, entry('void', TOTAL)], { refunded: TOTAL, status: 'refunded' }],
    ['a chargeback (P-26)', [charge, entry('chargeback', TOTAL)], { paid: TOTAL, refunded: 0, status: 'paid' }],
    ['two charges (P-12)', [charge, charge], { paid: 2 * TOTAL, refunded: 0, surplus: TOTAL, status: 'paid' }],
    [
      'two charges, one refunded',
      [charge, charge, entry('refund', TOTAL)],
      { refunded: TOTAL, surplus: 0, status: 'paid' },
    ],
    [
      'two charges, more than one refunded',
      [charge, charge, entry('refund', TOTAL + 1)],
      { surplus: 0, status: 'partly_refunded' },
    ],
    ['two charges, both refunded', [charge, charge, entry('refund', 2 * TOTAL)], { status: 'refunded' }],
  ] as const)('derives sums and status from %s', (_, ledger, expected) => {
    expect(orderMoney(TOTAL, ledger)).toMatchObject(expected);
    // the sums do not depend on the order of the entries
    expect(orderMoney(TOTAL, ledger.toReversed())).toEqual(orderMoney(TOTAL, ledger));
  });

  test('a free order is not paid by an empty ledger', () => {
    expect(orderMoney(0, []).status).toBe('pending');
  });
});

test('the refundable balance is the payment minus sent, pending and unclear refunds, and never negative', () => {
  expect(refundableAmount(100, [])).toBe(100);
  expect(refundableAmount(100, [{ amount: 60 }, { amount: 30 }])).toBe(10);
  expect(refundableAmount(100, [{ amount: 60 }, { amount: 60 }])).toBe(0);
});

describe('the sums of a changed order', () => {
  const money = (total: number, ledger: readonly LedgerEntry[], overpaymentRefunded: number) =>
    orderMoney(total, ledger, overpaymentRefunded);

  test('an order that became cheaper is paid, before and after the difference is refunded', () => {
    const less = TOTAL - 30_000;
    expect(money(less, [charge], 30_000)).toEqual({ paid: TOTAL, refunded: 0, surplus: 0, status: 'paid' });
    expect(money(less, [charge, entry('refund', 30_000)], 30_000)).toMatchObject({ refunded: 30_000, status: 'paid' });
  });

  test('an order that became more expensive again has the refunded difference due', () => {
    const ledger = [charge, entry('refund', 30_000)];
    expect(money(TOTAL, ledger, 30_000).status).toBe('pending');
    expect(amountDue({ ...sums, paid: TOTAL, refunded: 30_000, overpaymentRefunded: 30_000 })).toBe(30_000);
    expect(money(TOTAL, [...ledger, entry('charge', 30_000)], 30_000).status).toBe('paid');
  });

  test('other refunds of a changed order count against its total', () => {
    const ledger = [charge, entry('refund', 30_000), entry('refund', 10_000)];
    expect(money(TOTAL - 30_000, ledger, 30_000).status).toBe('partly_refunded');
    expect(money(TOTAL - 30_000, [...ledger, entry('refund', 60_000)], 30_000).status).toBe('refunded');
  });

  test('an order whose payment was reversed has exactly its total due', () => {
    expect(amountDue({ ...sums, total: 70_000, overpaymentRefunded: 30_000 })).toBe(70_000);
    expect(overpayment({ total: 70_000, paid: TOTAL, overpaymentRefunded: 0 })).toBe(30_000);
  });
});

describe('the amount due of an order', () => {
  test.each<[string, Partial<OrderSums>, number]>([
    ['its total if unpaid', {}, TOTAL],
    ['the balance after a part payment', { paid: 30_000 }, TOTAL - 30_000],
    ['its total after the part payment was refunded', { paid: 30_000, refunded: 30_000 }, TOTAL],
    ['0 for a paid order, whatever was refunded', { paid: TOTAL, refunded: 60_000 }, 0],
    ['0 after two payments', { paid: 2 * TOTAL }, 0],
    ['the difference after an increase, without earlier refunds', { paid: 70_000, refunded: 10_000 }, 30_000],
    [
      'the difference after an increase that followed a refunded second payment',
      { paid: 140_000, refunded: 70_000, overpaymentRefunded: 70_000 },
      30_000,
    ],
    ['the difference after an increase', { paid: 70_000 }, 30_000],
    ['the difference while its overpayment refund is pending', { paid: TOTAL, overpaymentRefunded: 30_000 }, 30_000],
    ['0 after its parcel came back', { paid: 30_000, retained: 5_000 }, 0],
    ['0 for a free order', { total: 0 }, 0],
  ])('the amount due is %s', (_, changes, open) => {
    expect(amountDue({ ...sums, ...changes })).toBe(open);
  });

  test('an amount due is a balance only after a part payment', () => {
    expect(isPaidInPart({ ...sums, paid: 30_000 })).toBe(true);
    expect(isPaidInPart(sums)).toBe(false);
    expect(isPaidInPart({ ...sums, paid: 30_000, refunded: 30_000 })).toBe(false);
    expect(isPaidInPart({ ...sums, paid: TOTAL })).toBe(false);
  });
});
