import * as v from 'valibot';
import { definePersonalData, nestedExportPart } from '#core/server/privacy/define-personal-data.ts';
import { orderParts } from '#features/orders/order-edit.ts';
import { findChangesOfCustomer } from './order-edits.repository.ts';

const ExportedLine = v.object({
  productId: v.string(),
  name: v.object({ ar: v.string(), en: v.string() }),
  quantity: v.number(),
});

export const orderEditPersonalData = definePersonalData({
  records: [
    {
      data: 'items and totals of an order before a change (no address)',
      tables: ['order_edits'],
      purpose: 'the contract; afterwards accounting (law)',
      retention: 'permanently',
      access: 'its owner, admin users',
    },
  ],
  notExported: { 'is of the shop: which prices an admin used': ['order_edits.priced_by'] },
  nestedExports: [
    nestedExportPart({
      under: 'orders',
      position: 60,
      /** Edits by the shop before shipping, oldest first, without their admins; totals in piastres. */
      entries: {
        changes: v.array(
          v.object({
            at: v.string(),
            parts: v.array(v.picklist(orderParts)),
            linesBefore: v.array(ExportedLine),
            linesAfter: v.array(ExportedLine),
            totalBefore: v.number(),
            totalAfter: v.number(),
          }),
        ),
      },
      empty: { changes: [] },
      read: async ({ database }, { userId }) => {
        const changes = Map.groupBy(await findChangesOfCustomer(database.kysely, userId), ({ order_id: id }) => id);
        return new Map(
          Array.from(changes, ([id, group]) => [
            id,
            {
              changes: group.map((change) => ({
                at: change.changed_at.toISOString(),
                parts: change.parts,
                linesBefore: change.lines_before,
                linesAfter: change.lines_after,
                totalBefore: change.total_before,
                totalAfter: change.total_after,
              })),
            },
          ]),
        );
      },
    }),
  ],
});
