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

describe('a line of a settlement', () => {
  test.each([
    ['fits by its tracking number', {}, order(), { outcome: 'paid', due: 50_000, booked: 50_000 }],
    [
      'fits by its order number when the tracking number was not typed',
      { trackingNumber: 'T9', orderNumber: 'ORD-1-ABCDEFGHI' },
      order({ parcels: [parcel({ trackingNumber: null })] }),
      { outcome: 'paid', due: 50_000, booked: 50_000 },
    ],
    [
      'fits an order without parcels',
      { trackingNumber: null, orderNumber: 'ORD-1-ABCDEFGHI' },
      order({ parcels: [] }),
      { outcome: 'paid', due: 50_000, booked: 50_000 },
    ],
    ['is short', { amount: 49_999 }, order(), { outcome: 'short', due: 50_000, booked: 0 }],
    ['is short when nothing was collected', { amount: 0 }, order(), { outcome: 'short', due: 50_000, booked: 0 }],
    ['is over', { amount: 50_001 }, order(), { outcome: 'over', due: 50_000, booked: 0 }],
    ['is of an order that is paid', {}, order({ paid: 50_000 }), { outcome: 'paid_before', due: 0, booked: 0 }],
    [
      'is of a parcel that came back',
      {},
      order({ parcels: [parcel({ state: 'returned' })] }),
      { outcome: 'over', due: 0, booked: 0 },
    ],
    [
      'says that nothing was collected with a parcel that came back',
      { amount: 0 },
      order({ parcels: [parcel({ state: 'returned' })] }),
      { outcome: 'paid', due: 0, booked: 0 },
    ],
    ['is of a cancelled order', {}, order({ status: 'cancelled' }), { outcome: 'over', due: 0, booked: 0 }],
    [
      'is of an order that is paid in another way',
      {},
      order({ method: 'bank_transfer' }),
      { outcome: 'over', due: 0, booked: 0 },
    ],
  ])('%s', (_, input, of, result) => {
    expect(resultOf(input, [of])).toEqual(result);
  });

  test.each([
    ['nobody knows its numbers', { trackingNumber: 'T9' }, order()],
    ['its numbers contradict each other', { orderNumber: 'ORD-2-ABCDEFGHI' }, order()],
    ['another courier has the parcel', {}, order({ parcels: [parcel({ courierId: 'aramex' })] })],
    ['the parcel was withdrawn', {}, order({ parcels: [parcel({ state: 'withdrawn' })] })],
    [
      'the parcel of its order has another tracking number',
      { trackingNumber: 'T9', orderNumber: 'ORD-1-ABCDEFGHI' },
      order(),
    ],
  ])('is unknown when %s', (_, input, of) => {
    expect(resultOf(input, [of])).toEqual({ outcome: 'unknown', due: null, booked: 0 });
  });

  test.each(['pending', 'processing'] as const)(
    'books nothing of an order in the state %s without parcels',
    (status) => {
      const input = { trackingNumber: null, orderNumber: 'ORD-1-ABCDEFGHI' };
      for (const parcels of [[], [parcel({ state: 'withdrawn' })]])
        expect(resultOf(input, [order({ parcels, status })])).toEqual({ outcome: 'unknown', due: 50_000, booked: 0 });
    },
  );

  test('is of the parcel whose cash it brings when only the order is named', () => {
    const parcels = [parcel({ id: 'one', cashToCollect: 20_000 }), parcel({ id: 'two', cashToCollect: 30_000 })];
    const both = [order({ parcels })];
    const byOrder = line({ trackingNumber: null, orderNumber: 'ORD-1-ABCDEFGHI', amount: 30_000 });
    expect(matchSettlementLine(byOrder, 'bosta', both)?.parcel?.id).toBe('two');
    expect(matchSettlementLine({ ...byOrder, amount: 1 }, 'bosta', both)?.parcel?.id).toBe('one');
  });
});
