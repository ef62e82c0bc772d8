import { describe, expect, test } from 'vitest';
import {
  type CandidateOrder,
  type CandidateParcel,
  matchSettlementLine,
  settlementResult,
} from './match-settlement.ts';

const parcel = (overrides: Partial<CandidateParcel> = {}): CandidateParcel => ({
  id: 'parcel',
  courierId: 'bosta',
  trackingNumber: 'T1',
  state: 'delivered',
  cashToCollect: 50_000,
  cashReceived: 0,
  ...overrides,
});
const order = (overrides: Partial<CandidateOrder> = {}): CandidateOrder => ({
  id: 'order',
  orderNumber: 'ORD-1-ABCDEFGHI',
  total: 50_000,
  paid: 0,
  method: 'cash_on_delivery',
  status: 'shipped',
  parcels: [parcel()],
  ...overrides,
});
const line = (overrides: object = {}) => ({ trackingNumber: 'T1', orderNumber: null, amount: 50_000, ...overrides });
const resultOf = (overrides: object, orders: readonly CandidateOrder[]) => {
  const settlementLine = line(overrides);
  return settlementResult(settlementLine.amount, matchSettlementLine(settlementLine, 'bosta', orders));
};

describe('matching a settlement line', () => {
  test.each([
    ['a tracking number that matches', {}, order(), { outcome: 'paid', due: 50_000, booked: 50_000 }],
    [
      'an order number whose parcel has no tracking number',
      { trackingNumber: 'T9', orderNumber: 'ORD-1-ABCDEFGHI' },
      order({ parcels: [parcel({ trackingNumber: null })] }),
      { outcome: 'paid', due: 50_000, booked: 50_000 },
    ],
    [
      'an order without parcels',
      { trackingNumber: null, orderNumber: 'ORD-1-ABCDEFGHI' },
      order({ parcels: [] }),
      { outcome: 'paid', due: 50_000, booked: 50_000 },
    ],
    ['less than the amount due', { amount: 49_999 }, order(), { outcome: 'short', due: 50_000, booked: 0 }],
    ['an amount of 0', { amount: 0 }, order(), { outcome: 'short', due: 50_000, booked: 0 }],
    ['more than the amount due', { amount: 50_001 }, order(), { outcome: 'over', due: 50_000, booked: 0 }],
    ['a paid order', {}, order({ paid: 50_000 }), { outcome: 'paid_before', due: 0, booked: 0 }],
    [
      'a returned parcel',
      {},
      order({ parcels: [parcel({ state: 'returned' })] }),
      { outcome: 'over', due: 0, booked: 0 },
    ],
    [
      'an amount of 0 for a returned parcel',
      { amount: 0 },
      order({ parcels: [parcel({ state: 'returned' })] }),
      { outcome: 'paid', due: 0, booked: 0 },
    ],
    ['a cancelled order', {}, order({ status: 'cancelled' }), { outcome: 'over', due: 0, booked: 0 }],
    [
      'an order with another payment method',
      {},
      order({ method: 'bank_transfer' }),
      { outcome: 'over', due: 0, booked: 0 },
    ],
  ])('computes the outcome for %s', (_, input, of, result) => {
    expect(resultOf(input, [of])).toEqual(result);
  });

  test.each([
    ['no parcel has its number', { trackingNumber: 'T9' }, order()],
    ['its numbers contradict each other', { orderNumber: 'ORD-2-ABCDEFGHI' }, order()],
    ['another courier has the parcel', {}, order({ parcels: [parcel({ courierId: 'aramex' })] })],
    ['the parcel was withdrawn', {}, order({ parcels: [parcel({ state: 'withdrawn' })] })],
    [
      'the parcel of its order has another tracking number',
      { trackingNumber: 'T9', orderNumber: 'ORD-1-ABCDEFGHI' },
      order(),
    ],
  ])('leaves a line unknown when %s', (_, input, of) => {
    expect(resultOf(input, [of])).toEqual({ outcome: 'unknown', due: null, booked: 0 });
  });

  test.each(['pending', 'processing'] as const)('books nothing for a %s order without parcels', (status) => {
    const input = { trackingNumber: null, orderNumber: 'ORD-1-ABCDEFGHI' };
    for (const parcels of [[], [parcel({ state: 'withdrawn' })]])
      expect(resultOf(input, [order({ parcels, status })])).toEqual({ outcome: 'unknown', due: 50_000, booked: 0 });
  });

  test('picks the parcel with the same amount for a line with only the order number', () => {
    const parcels = [parcel({ id: 'one', cashToCollect: 20_000 }), parcel({ id: 'two', cashToCollect: 30_000 })];
    const both = [order({ parcels })];
    const byOrder = line({ trackingNumber: null, orderNumber: 'ORD-1-ABCDEFGHI', amount: 30_000 });
    expect(matchSettlementLine(byOrder, 'bosta', both)?.parcel?.id).toBe('two');
    expect(matchSettlementLine({ ...byOrder, amount: 1 }, 'bosta', both)?.parcel?.id).toBe('one');
  });
});
