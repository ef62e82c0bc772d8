import * as v from 'valibot';
import { definePersonalData, nestedExportPart } from '#core/server/privacy/define-personal-data.ts';
import { returnKinds, returnStates } from '../return.ts';
import { anonymizeReturns, findLines, findReturnChanges, findReturns } from './returns.repository.ts';

/** ISO 8601, UTC. */
const Moment = v.string();

/** A return without the admins who decided; amounts in piastres. */
const ExportedReturn = v.object({
  kind: v.picklist(returnKinds),
  state: v.picklist(returnStates),
  comment: v.nullable(v.string()),
  reply: v.nullable(v.string()),
  goodsDue: v.nullable(v.number()),
  shippingDue: v.nullable(v.number()),
  createdAt: Moment,
  lines: v.array(
    v.object({
      productId: v.string(),
      quantity: v.number(),
      reason: v.string(),
      restocked: v.number(),
      writtenOff: v.number(),
      amount: v.nullable(v.number()),
    }),
  ),
  history: v.array(v.object({ state: v.picklist(returnStates), at: Moment })),
});

export const returnPersonalData = definePersonalData({
  records: [
    {
      data: 'returns: pieces, reasons, words of customer and admins, what came back and what is due',
      tables: ['returns', 'return_lines', 'return_changes', 'return_refunds'],
      purpose: 'the contract; afterwards accounting (law)',
      retention: 'words until the account is deleted; the rest permanently',
      access: 'its owner, admin users',
    },
  ],
  nestedExports: [
    nestedExportPart({
      under: 'orders',
      position: 20,
      entries: { returns: v.array(ExportedReturn) },
      empty: { returns: [] },
      read: async ({ database }, { ids: orderIds }) => {
        const returns = await findReturns(database.kysely, orderIds);
        const ids = returns.map(({ id }) => id);
        const [lines, changes] = await Promise.all([
          findLines(database.kysely, ids),
          findReturnChanges(database.kysely, ids),
        ]);
        const exported = returns.map((row) => ({
          orderId: row.order_id,
          kind: row.kind,
          state: row.state,
          comment: row.comment,
          reply: row.reply,
          goodsDue: row.goods_refund,
          shippingDue: row.shipping_refund,
          createdAt: row.created_at.toISOString(),
          lines: lines
            .filter(({ return_id }) => return_id === row.id)
            .map((line) => ({
              productId: line.product_id,
              quantity: line.quantity,
              reason: line.reason,
              restocked: line.restocked,
              writtenOff: line.written_off,
              amount: line.amount,
            })),
          history: changes
            .filter(({ return_id }) => return_id === row.id)
            .map(({ to_state, changed_at }) => ({ state: to_state, at: changed_at.toISOString() })),
        }));
        return new Map(
          Array.from(
            Map.groupBy(exported, ({ orderId }) => orderId),
            ([id, group]) => [id, { returns: group.map(({ orderId: _, ...each }) => each) }],
          ),
        );
      },
    }),
  ],
  // removes the notes of both sides before the orders are detached from the account
  erase: (_shop, transaction, { userId }) => anonymizeReturns(transaction, userId),
});
