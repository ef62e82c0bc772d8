import type { Piastres } from '#core/money/money.ts';
import type { OrderStatus } from '#features/orders/order-status.ts';
import type { ShipmentState } from '#features/orders/parcel-view.ts';
import type { PaymentMethod } from '#features/orders/payment-methods.ts';
import { isCashExpected } from './shipment-state.ts';

/** Amounts and states that the cash of an order depends on; amounts in piastres. */
export type OrderCash = {
  readonly total: Piastres;
  /** Paid or waived part of the total. */
  readonly paid: Piastres;
  readonly method: PaymentMethod;
  readonly status: OrderStatus;
};

export type ParcelCash = {
  readonly state: ShipmentState;
  readonly cashToCollect: Piastres;
  readonly cashReceived: Piastres;
};

/** Cash that couriers may still collect for an order: 0 with another payment method or when cancelled. */
export const cashOwed = ({ total, paid, method, status }: OrderCash): Piastres =>
  method === 'cash_on_delivery' && status !== 'cancelled' ? Math.max(0, total - paid) : 0;

/** Cash of a parcel that the shop has not received yet. */
export const outstandingCash = ({ state, cashToCollect, cashReceived }: ParcelCash): Piastres =>
  isCashExpected(state) ? Math.max(0, cashToCollect - cashReceived) : 0;

/** Maximum cash of a further parcel: together with these parcels, at most the amount due of the order. */
export const cashForParcel = (order: OrderCash, others: readonly ParcelCash[]): Piastres =>
  Math.max(0, cashOwed(order) - others.reduce((sum, parcel) => sum + outstandingCash(parcel), 0));

/** Cash still to collect with a parcel: at most the amount due now, because the order may have been paid meanwhile. */
export const cashDue = (order: OrderCash, parcel: ParcelCash): Piastres =>
  Math.min(outstandingCash(parcel), cashOwed(order));

/**
 * Returns the changed cash of packed parcels by id after a change of the order's amount due. If the parcels were to collect all of it,
 * the last packed one takes the difference; together they never collect more. A parcel with the courier keeps its cash.
 */
export const cashOfPackedParcels = (
  owed: { readonly before: Piastres; readonly now: Piastres },
  parcels: readonly (ParcelCash & { readonly id: string })[],
): ReadonlyMap<string, Piastres> => {
  const collected = parcels.reduce((sum, parcel) => sum + outstandingCash(parcel), 0);
  const packed = parcels.filter(({ state }) => state === 'packed').toReversed();
  const changed = new Map<string, Piastres>();
  const [last] = packed;
  if (collected < owed.now && collected >= owed.before && last !== undefined) {
    changed.set(last.id, last.cashToCollect + owed.now - collected);
  }
  let excess = Math.max(0, collected - owed.now);
  for (const parcel of packed) {
    const less = Math.min(excess, outstandingCash(parcel));
    if (less > 0) changed.set(parcel.id, parcel.cashToCollect - less);
    excess -= less;
  }
  return changed;
};
