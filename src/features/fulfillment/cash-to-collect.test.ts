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
  test('is its total without what is paid, and nothing for another method or a cancelled order', () => {
    expect(cashOwed({ ...order, paid: 30_000 })).toBe(70_000);
    expect(cashOwed({ ...order, paid: 130_000 })).toBe(0);
    expect(cashOwed({ ...order, method: 'bank_transfer' })).toBe(0);
    expect(cashOwed({ ...order, status: 'cancelled' })).toBe(0);
  });

  test('leaves for a further parcel what the others do not collect', () => {
    expect(cashForParcel(order, [])).toBe(100_000);
    expect(cashForParcel(order, [parcel])).toBe(40_000);
    // the lost parcel is replaced by another one with the same cash
    expect(cashForParcel(order, [{ ...parcel, state: 'lost' }])).toBe(100_000);
    // what has arrived is paid and no longer owed
    expect(cashForParcel({ ...order, paid: 60_000 }, [{ ...parcel, state: 'delivered', cashReceived: 60_000 }])).toBe(
      40_000,
    );
  });

  test('is no longer collected with a parcel when the order was paid meanwhile', () => {
    expect(cashDue(order, parcel)).toBe(60_000);
    expect(cashDue({ ...order, paid: 70_000 }, parcel)).toBe(30_000);
    expect(cashDue({ ...order, paid: 100_000 }, parcel)).toBe(0);
  });

  test('is never more than what the order owes, however many parcels are made', () => {
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

  test('grows with the order where they were to collect all of it', () => {
    expect(cash(60_000, 75_000, [{}])).toEqual([['1', 75_000]]);
    expect(cash(120_000, 130_000, [{}, {}])).toEqual([['2', 70_000]]);
    // what was paid before is paid in part now
    expect(cash(0, 15_000, [{ cashToCollect: 0 }])).toEqual([['1', 15_000]]);
  });

  test('stays where another parcel is to collect the rest', () => {
    expect(cash(100_000, 115_000, [{}])).toEqual([]);
  });

  test('falls with the order, from the last one', () => {
    expect(cash(120_000, 50_000, [{}, {}])).toEqual([
      ['2', 0],
      ['1', 50_000],
    ]);
    expect(cash(60_000, 70_000, [{ state: 'lost' }])).toEqual([]);
  });

  test('leaves a parcel that the courier has as it is', () => {
    expect(cash(120_000, 100_000, [{}, { state: 'handed_over' }])).toEqual([['1', 40_000]]);
    expect(cash(60_000, 75_000, [{ state: 'handed_over' }])).toEqual([]);
  });
});
