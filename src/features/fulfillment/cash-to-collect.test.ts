import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shipmentStates } from '#features/orders/parcel-view.ts';
import {
  cashDue,
  cashForParcel,
  cashOfPackedParcels,
  cashOwed,
  outstandingCash,
  type ParcelCash,
} from './cash-to-collect.ts';

const order = { total: 100_000, paid: 0, method: 'cash_on_delivery', status: 'processing' } as const;
const parcel = { state: 'packed', cashToCollect: 60_000, cashReceived: 0 } as const;

describe('the cash of an order', () => {
  test('an order owes its unpaid total in cash, and nothing with another method or when cancelled', () => {
    expect(cashOwed({ ...order, paid: 30_000 })).toBe(70_000);
    expect(cashOwed({ ...order, paid: 130_000 })).toBe(0);
    expect(cashOwed({ ...order, method: 'bank_transfer' })).toBe(0);
    expect(cashOwed({ ...order, status: 'cancelled' })).toBe(0);
  });

  test('a further parcel collects the amount that the others do not', () => {
    expect(cashForParcel(order, [])).toBe(100_000);
    expect(cashForParcel(order, [parcel])).toBe(40_000);
    // another parcel with the same cash replaces the lost one
    expect(cashForParcel(order, [{ ...parcel, state: 'lost' }])).toBe(100_000);
    // received cash counts as paid
    expect(cashForParcel({ ...order, paid: 60_000 }, [{ ...parcel, state: 'delivered', cashReceived: 60_000 }])).toBe(
      40_000,
    );
  });

  test('a parcel collects less after a payment of its order', () => {
    expect(cashDue(order, parcel)).toBe(60_000);
    expect(cashDue({ ...order, paid: 70_000 }, parcel)).toBe(30_000);
    expect(cashDue({ ...order, paid: 100_000 }, parcel)).toBe(0);
  });

  test('any number of parcels collect at most the amount due of the order', () => {
    const states = fc.constantFrom(...shipmentStates);
    fc.assert(
      fc.property(fc.nat(100_000), fc.array(fc.record({ state: states, cash: fc.nat(120_000) })), (paid, requested) => {
        const owing = { ...order, paid };
        const parcels: { state: (typeof shipmentStates)[number]; cashToCollect: number; cashReceived: number }[] = [];
        for (const { state, cash } of requested) {
          const max = cashForParcel(owing, parcels);
          parcels.push({ state, cashToCollect: Math.min(cash, max), cashReceived: 0 });
        }
        const sum = parcels.reduce((all, each) => all + outstandingCash(each), 0);
        expect(sum).toBeLessThanOrEqual(cashOwed(owing));
      }),
    );
  });
});

describe('the cash of packed parcels after a change of their order', () => {
  const cash = (before: number, now: number, parcels: readonly Partial<ParcelCash>[]) => [
    ...cashOfPackedParcels(
      { before, now },
      parcels.map((overrides, index) => ({ ...parcel, ...overrides, id: `${index + 1}` })),
    ),
  ];

  test('the cash grows with the order if the parcels were to collect all of it', () => {
    expect(cash(60_000, 75_000, [{}])).toEqual([['1', 75_000]]);
    expect(cash(120_000, 130_000, [{}, {}])).toEqual([['2', 70_000]]);
    // an order that was fully paid is now partly paid
    expect(cash(0, 15_000, [{ cashToCollect: 0 }])).toEqual([['1', 15_000]]);
  });

  test('the cash stays when a further parcel is to collect the remaining amount', () => {
    expect(cash(100_000, 115_000, [{}])).toEqual([]);
  });

  test('the cash falls with the order, from the last parcel on', () => {
    expect(cash(120_000, 50_000, [{}, {}])).toEqual([
      ['2', 0],
      ['1', 50_000],
    ]);
    expect(cash(60_000, 70_000, [{ state: 'lost' }])).toEqual([]);
  });

  test('the cash of a parcel with the courier stays', () => {
    expect(cash(120_000, 100_000, [{}, { state: 'handed_over' }])).toEqual([['1', 40_000]]);
    expect(cash(60_000, 75_000, [{ state: 'handed_over' }])).toEqual([]);
  });
});
