import type { Transaction } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#core/server/database/schema.ts';
import { anonymizeSettlementLinesOf } from '#features/cod-reconciliation/server/settlements.privacy.ts';
import type { PersonalDataOrder } from '#features/privacy/personal-data-orders.ts';
import { findShipmentHistory, findShipmentsOf, removeTrackingNumbers } from './shipments.repository.ts';

type ExportedParcel = PersonalDataOrder['parcels'][number];

/** Returns the stored parcel data of these orders, by order id. */
export const parcelsForDataExport = async (
  { database }: Pick<ShopContext, 'database'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ExportedParcel[]>> => {
  if (orderIds.length === 0) return new Map();
  const rows = await findShipmentsOf(database.kysely, orderIds);
  const ids = rows.map(({ id }) => id);
  const changes = ids.length === 0 ? [] : await findShipmentHistory(database.kysely, ids);
  const parcels = rows.map((row) => ({
    orderId: row.order_id,
    number: row.number,
    courier: { ar: row.name_ar, en: row.name_en },
    trackingNumber: row.tracking_number,
    cashToCollect: row.cash_to_collect,
    cashReceived: row.cash_received,
    state: row.state,
    history: changes
      .filter(({ shipment_id }) => shipment_id === row.id)
      .map(({ state, changed_at }) => ({ state, at: changed_at.toISOString() })),
  }));
  const byOrder = Map.groupBy(parcels, ({ orderId }) => orderId);
  return new Map(Array.from(byOrder, ([id, each]) => [id, each.map(({ orderId: _, ...parcel }) => parcel)]));
};

/** Removes tracking numbers and admin notes on cash from a customer's parcels before the orders are anonymized. */
export const anonymizeParcelsOf = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await anonymizeSettlementLinesOf(transaction, userId);
  await removeTrackingNumbers(transaction, userId);
};
