import type { Selectable } from 'kysely';
import type { Language } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import { amountDue } from '#features/orders/order-money.ts';
import type { ParcelView } from '#features/orders/parcel-view.ts';
import { getOrderSums } from '#features/orders/server/lock-order.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { cashDue } from '../cash-to-collect.ts';
import type { AdminShipment } from '../shipments.admin.contract.ts';
import { trackingAddress } from '../tracking-number.ts';
import type { MailedParcel } from './mail-parcels.ts';
import { findShipmentsOf, type ListedShipment, type StoredShipment } from './shipments.repository.ts';

/** Order columns that the cash of a parcel depends on. */
export type OrderOfParcel = Pick<Selectable<Tables['orders']>, 'payment_method' | 'status'> &
  Parameters<typeof getOrderSums>[0];

/** Returns the customers' view of the orders' parcels, by order id. */
export const parcelsOfOrders = async (
  { database }: Pick<ShopContext, 'database'>,
  orders: readonly (OrderOfParcel & { readonly id: string })[],
  language: Language,
): Promise<ReadonlyMap<string, ParcelView[]>> => {
  if (orders.length === 0) return new Map();
  const rows = await findShipmentsOf(
    database.kysely,
    orders.map(({ id }) => id),
  );
  const visible = Map.groupBy(
    rows.filter(({ state }) => state !== 'withdrawn'),
    ({ order_id: id }) => id,
  );
  return new Map(
    orders.map((order) => [
      order.id,
      (visible.get(order.id) ?? []).map((row) => toParcelView(row, { order, language })),
    ]),
  );
};

const toParcelView = (
  row: StoredShipment,
  { order, language }: { readonly order: OrderOfParcel; readonly language: Language },
): ParcelView => ({
  number: row.number,
  courier: language === 'ar' ? row.name_ar : row.name_en,
  trackingNumber: row.tracking_number,
  trackingUrl: trackingAddress(row.tracking_url, row.tracking_number),
  state: row.state,
  cashToCollect: cashDue(toOrderCash(order), toParcelCash(row)),
  packedAt: row.created_at.toISOString(),
  handedOverAt: row.handed_over_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
});

/** Maps an order to the amounts that the cash of its parcels depends on. */
export const toOrderCash = ({ payment_method, status, ...order }: OrderOfParcel) => ({
  total: order.total,
  paid: order.total - amountDue(getOrderSums(order)),
  method: payment_method,
  status,
});

/** Returns the name of a parcel in the audit log: order number and parcel number. */
export const parcelName = ({ order_number }: { readonly order_number: string }, number: number): string =>
  `${order_number} · ${number}`;

/** Maps a parcel to the amounts that its cash depends on. */
export const toParcelCash = ({ state, cash_to_collect, cash_received }: StoredShipment) => ({
  state,
  cashToCollect: cash_to_collect,
  cashReceived: cash_received,
});

export const toMailedParcel = (row: StoredShipment): MailedParcel => ({
  courier: { ar: row.name_ar, en: row.name_en },
  trackingNumber: row.tracking_number,
  trackingUrl: trackingAddress(row.tracking_url, row.tracking_number),
});

/** Maps a parcel to the admin view. */
export const toAdminShipment = (row: StoredShipment & Omit<ListedShipment, 'cursor'>): AdminShipment => ({
  id: row.id,
  orderId: row.order_id,
  orderNumber: row.order_number,
  customer: row.recipient.name,
  city: row.recipient.city,
  phone: row.recipient.phone,
  number: row.number,
  courierId: row.courier_id,
  courier: { ar: row.name_ar, en: row.name_en },
  trackingNumber: row.tracking_number,
  trackingUrl: trackingAddress(row.tracking_url, row.tracking_number),
  state: row.state,
  cashToCollect: row.cash_to_collect,
  cashReceived: row.cash_received,
  cashDue: cashDue(toOrderCash({ ...row, status: row.order_status }), toParcelCash(row)),
  createdAt: row.created_at.toISOString(),
  handedOverAt: row.handed_over_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
});
