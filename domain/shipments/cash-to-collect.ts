import type { Piastres } from '../money.ts';
import type { OrderStatus } from '../orders/status.ts';
import type { PaymentMethod } from '../payments/payment-methods.ts';
import { isCashExpected, type ShipmentState } from './shipment-state.ts';

/** What the cash of an order depends on; amounts in piastres. */
export type OrderCash = {
  readonly total: Piastres;
  /** What of the total is not open. */
  readonly paid: Piastres;
  readonly method: PaymentMethod;
  readonly status: OrderStatus;
};

export type ParcelCash = {
  readonly state: ShipmentState;
  readonly cashToCollect: Piastres;
  readonly cashReceived: Piastres;
};

/** What a courier may still collect for an order: nothing of one that is paid in another way or cancelled. */
export const cashOwed = ({ total, paid, method, status }: OrderCash): Piastres =>
  method === 'cash_on_delivery' && status !== 'cancelled' ? Math.max(0, total - paid) : 0;

/** What of the cash of a parcel has not arrived with the shop. */
export const outstandingCash = ({ state, cashToCollect, cashReceived }: ParcelCash): Piastres =>
  isCashExpected(state) ? Math.max(0, cashToCollect - cashReceived) : 0;

/** What a further parcel may collect beside these parcels: all of them together never more than the order owes. */
export const cashForParcel = (order: OrderCash, others: readonly ParcelCash[]): Piastres =>
  Math.max(0, cashOwed(order) - others.reduce((sum, parcel) => sum + outstandingCash(parcel), 0));

/** What a courier is still to collect with a parcel: no more than the order owes now, because it may have been paid meanwhile. */
export const cashDue = (order: OrderCash, parcel: ParcelCash): Piastres =>
  Math.min(outstandingCash(parcel), cashOwed(order));
