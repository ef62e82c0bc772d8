import type { Transaction } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#core/server/database/schema.ts';
import type { PersonalDataOrder } from '#features/privacy/personal-data-orders.ts';
import { anonymizeReturns, findLines, findReturnChanges, findReturns } from './returns.repository.ts';

/** Returns the stored return data of these orders, by order id, without the deciding admins. */
export const returnsForDataExport = async (
  { database }: Pick<ShopContext, 'database'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PersonalDataOrder['returns']>> => {
  if (orderIds.length === 0) return new Map();
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
    answer: row.answer,
    goodsDue: row.goods_due,
    shippingDue: row.shipping_due,
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
    [...Map.groupBy(exported, ({ orderId }) => orderId)].map(([id, group]) => [
      id,
      group.map(({ orderId: _, ...each }) => each),
    ]),
  );
};

/** Deletes the notes of the returns of an account's orders before the orders are anonymized. */
export const anonymizeReturnsOf = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  anonymizeReturns(transaction, userId);
