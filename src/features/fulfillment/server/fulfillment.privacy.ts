import * as v from 'valibot';
import { definePersonalData, nestedExportPart } from '#core/server/privacy/define-personal-data.ts';
import { shipmentStates } from '#features/orders/parcel-view.ts';
import { findShipmentHistory, findShipmentsOf, removeTrackingNumbers } from './shipments.repository.ts';

const ExportedParcel = v.object({
  number: v.number(),
  courier: v.object({ ar: v.string(), en: v.string() }),
  trackingNumber: v.nullable(v.string()),
  cashToCollect: v.number(),
  cashReceived: v.number(),
  state: v.picklist(shipmentStates),
  /** Oldest first; times in ISO 8601, UTC. */
  history: v.array(v.object({ state: v.picklist(shipmentStates), at: v.string() })),
});

export const fulfillmentPersonalData = definePersonalData({
  records: [
    {
      data: 'parcels: courier, tracking number, cash, times',
      tables: ['shipments', 'shipment_changes'],
      purpose: 'the contract; afterwards accounting (law)',
      retention: 'tracking numbers until the account is deleted; the rest permanently',
      access: 'its owner, in the export, admin users, the courier',
    },
  ],
  nestedExports: [
    nestedExportPart({
      under: 'orders',
      position: 30,
      entries: { parcels: v.array(ExportedParcel) },
      empty: { parcels: [] },
      read: async ({ database }, { ids: orderIds }) => {
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
        return new Map(
          Array.from(
            Map.groupBy(parcels, ({ orderId }) => orderId),
            ([id, group]) => [id, { parcels: group.map(({ orderId: _, ...parcel }) => parcel) }],
          ),
        );
      },
    }),
  ],
  erase: (_shop, transaction, { userId }) => removeTrackingNumbers(transaction, userId),
});
