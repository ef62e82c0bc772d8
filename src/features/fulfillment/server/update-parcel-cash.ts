import type { Transaction } from 'kysely';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { cashOfPackedParcels, cashOwed } from '../cash-to-collect.ts';
import { type OrderOfParcel, parcelName, toOrderCash, toParcelCash } from './parcels.ts';
import { findShipmentsOf, updateShipment } from './shipments.repository.ts';

type OrderWithCash = OrderOfParcel & { readonly id: string; readonly order_number: string };

/** Updates the cash of the packed parcels of a locked order to its amount due, with an audit entry for each. */
export const updateParcelCash = async (
  transaction: Transaction<Tables>,
  { before, now, adminId }: { readonly before: OrderWithCash; readonly now: OrderWithCash; readonly adminId: string },
): Promise<void> => {
  const owed = { before: cashOwed(toOrderCash(before)), now: cashOwed(toOrderCash(now)) };
  const rows = await findShipmentsOf(transaction, [now.id]);
  const changed = cashOfPackedParcels(
    owed,
    rows.map((row) => ({ id: row.id, ...toParcelCash(row) })),
  );
  for (const { id, number, courier_id: courierId, tracking_number: trackingNumber } of rows) {
    const cash = changed.get(id);
    if (cash === undefined) continue;
    await updateShipment(transaction, id, { courierId, trackingNumber, cash });
    await recordAuditEntry(transaction, {
      adminId,
      action: 'shipment.updated',
      subject: parcelName(now, number),
      details: { amount: cash },
    });
  }
};
