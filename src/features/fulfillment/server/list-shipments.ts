import { PAGE_SIZE, type PageOf } from '#core/api/pagination.ts';
import type { ShopContext } from '#core/server/context.ts';
import { toPage } from '#core/server/database/pagination.ts';
import { findOrder } from '#features/orders/server/find-order.ts';
import { cashForParcel } from '../cash-to-collect.ts';
import type { AdminShipment, OrderShipments } from '../shipments.admin.contract.ts';
import { normalizeTrackingNumber } from '../tracking-number.ts';
import { toAdminShipment, toOrderCash, toParcelCash } from './parcels.ts';
import {
  countShipments,
  findOpenShipmentsOf,
  findShipmentHistory,
  findShipments,
  findShipmentsOf,
  type ShipmentFilters,
} from './shipments.repository.ts';

/** Lists parcels, newest first, filtered by state, courier, and a tracking or order number. */
export const listShipments = async (
  { database: { kysely } }: ShopContext,
  { q, ...filters }: ShipmentFilters & { readonly after?: string | undefined },
): Promise<PageOf<AdminShipment>> => {
  const criteria = q === undefined || q === '' ? filters : { ...filters, q: normalizeTrackingNumber(q) };
  const [shipments, counted] = await Promise.all([
    findShipments(kysely, criteria, PAGE_SIZE + 1),
    countShipments(kysely, criteria),
  ]);
  const { rows, next } = toPage(shipments, PAGE_SIZE);
  return { items: rows.map(toAdminShipment), ...counted, next };
};

/** Returns the parcels of an order and the cash that another one may collect. ORDER_NOT_FOUND. */
export const listShipmentsOf = async (shop: ShopContext, orderId: string): Promise<OrderShipments> => {
  const { kysely } = shop.database;
  const order = await findOrder(shop, orderId);
  const rows = await findShipmentsOf(kysely, [orderId]);
  const ids = rows.map(({ id }) => id);
  const changes = ids.length === 0 ? [] : await findShipmentHistory(kysely, ids);
  const { fullName: name, city, phone } = order.shipping_info;
  const of = { ...order, recipient: { name, city, phone } };
  return {
    shipments: rows.map((row) => ({
      ...toAdminShipment({ ...of, ...row, order_status: order.status }),
      history: changes
        .filter(({ shipment_id }) => shipment_id === row.id)
        .map(({ state, changed_at, name: by }) => ({ state, at: changed_at.toISOString(), by })),
    })),
    canAdd: order.status === 'processing' || order.status === 'shipped',
    cashLeft: cashForParcel(toOrderCash(order), rows.map(toParcelCash)),
  };
};

/** Lists the packed and handed-over parcels of these orders. */
export const listOpenShipments = async (
  { database }: ShopContext,
  orderIds: readonly string[],
): Promise<AdminShipment[]> => (await findOpenShipmentsOf(database.kysely, orderIds)).map(toAdminShipment);
