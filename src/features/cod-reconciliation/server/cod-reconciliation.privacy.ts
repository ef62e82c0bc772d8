import * as v from 'valibot';
import { definePersonalData, nestedExportPart } from '#core/server/privacy/define-personal-data.ts';
import { anonymizeLines, findLinesOfOrders } from './settlements.repository.ts';

/** ISO 8601, UTC. */
const Moment = v.string();

/** A courier's report about the cash of an order; amounts in piastres. */
const ExportedSettlement = v.object({
  day: v.string(),
  trackingNumber: v.nullable(v.string()),
  orderNumber: v.nullable(v.string()),
  amount: v.number(),
  fee: v.nullable(v.number()),
  due: v.nullable(v.number()),
  booked: v.number(),
  outcome: v.string(),
  readAt: Moment,
  settledAt: v.nullable(Moment),
  note: v.nullable(v.string()),
});

export const settlementPersonalData = definePersonalData({
  records: [
    {
      data: "lines of couriers' files with notes of admins",
      tables: ['cod_settlements', 'cod_settlement_lines'],
      withoutCustomers: ['cod_settlements'],
      purpose: 'the contract; afterwards accounting (law)',
      retention:
        'tracking numbers and notes until the account is deleted; an unassigned line keeps its tracking number; the rest permanently',
      access: 'its owner, in the export, admin users, the courier',
    },
  ],
  notExported: {
    'identifies a row and contains no personal data': ['cod_settlement_lines.key', 'cod_settlement_lines.number'],
  },
  nestedExports: [
    nestedExportPart({
      under: 'orders',
      position: 40,
      /** Oldest first. */
      entries: { settlements: v.array(ExportedSettlement) },
      empty: { settlements: [] },
      read: async ({ database }, { ids }) => {
        const lines = await findLinesOfOrders(database.kysely, ids);
        return new Map(
          Array.from(
            Map.groupBy(lines, ({ order_id: id }) => id ?? ''),
            ([id, group]) => [
              id,
              {
                settlements: group.map((line) => ({
                  day: line.day,
                  trackingNumber: line.tracking_number,
                  orderNumber: line.order_number,
                  amount: line.amount,
                  fee: line.fee,
                  due: line.due,
                  booked: line.booked,
                  outcome: line.outcome,
                  readAt: line.created_at.toISOString(),
                  settledAt: line.settled_at?.toISOString() ?? null,
                  note: line.note,
                })),
              },
            ],
          ),
        );
      },
    }),
  ],
  // tracking numbers and notes
  erase: (_shop, transaction, { userId }) => anonymizeLines(transaction, userId),
});
