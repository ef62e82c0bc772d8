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

describe('the money of an order', () => {
  test('an order without a ledger is pending', () => {
    expect(orderMoney(TOTAL, [])).toEqual({ paid: 0, refunded: 0, surplus: 0, status: 'pending' });
  });

  test.each([
    ['one charge', [charge], { paid: TOTAL, refunded: 0, surplus: 0, status: 'paid' }],
    ['less than the total', [entry('charge', TOTAL - 1)], { paid: TOTAL - 1, status: 'pending' }],
    ['parts that make the total', [entry('charge', 60_000), entry('charge', 40_000)], { paid: TOTAL, status: 'paid' }],
    ['a pending charge', [entry('charge', TOTAL, { outcome: 'pending' })], { paid: 0, status: 'pending' }],
    ['a failed charge', [entry('charge', TOTAL, { outcome: 'failed' })], { paid: 0, status: 'pending' }],
    ['a charge that does not fit', [entry('charge', TOTAL, { is_counted: false })], { paid: 0, status: 'pending' }],
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
      [charge, entry('refund', 5_000, { is_counted: false })],
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

  test('a free order is not paid by an empty ledger', () => {
    expect(orderMoney(0, []).status).toBe('pending');
  });
});

test('the refundable balance is the payment minus sent, pending and unclear refunds, and never negative', () => {
  expect(refundableAmount(100, [])).toBe(100);
  expect(refundableAmount(100, [{ amount: 60 }, { amount: 30 }])).toBe(10);
  expect(refundableAmount(100, [{ amount: 60 }, { amount: 60 }])).toBe(0);
});

describe('the money of a changed order', () => {
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
    ['that is not paid is its total', {}, TOTAL],
    ['of which a part came is the rest', { paid: 30_000 }, TOTAL - 30_000],
    ['whose part was sent back is its total again', { paid: 30_000, refunded: 30_000 }, TOTAL],
    ['that is paid is nothing, whatever was refunded of it', { paid: TOTAL, refunded: 60_000 }, 0],
    ['that was paid twice is nothing', { paid: 2 * TOTAL }, 0],
    ['that became dearer is the difference, beside what was refunded', { paid: 70_000, refunded: 10_000 }, 30_000],
    [
      'that became dearer after a second payment went back is the difference',
      { paid: 140_000, refunded: 70_000, overpaymentRefunded: 70_000 },
      30_000,
    ],
    ['that became dearer is the difference', { paid: 70_000 }, 30_000],
    ['with a difference on its way back is not paid by it', { paid: TOTAL, overpaymentRefunded: 30_000 }, 30_000],
    ['whose parcel came back is nothing', { paid: 30_000, retained: 5_000 }, 0],
    ['that costs nothing is nothing', { total: 0 }, 0],
  ])('%s', (_, changes, open) => {
    expect(amountDue({ ...sums, ...changes })).toBe(open);
  });

  test('an amount due is a balance only after a part payment', () => {
    expect(isPaidInPart({ ...sums, paid: 30_000 })).toBe(true);
    expect(isPaidInPart(sums)).toBe(false);
    expect(isPaidInPart({ ...sums, paid: 30_000, refunded: 30_000 })).toBe(false);
    expect(isPaidInPart({ ...sums, paid: TOTAL })).toBe(false);
  });
});
