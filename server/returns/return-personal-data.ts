import type { Transaction } from 'kysely';
import type { PersonalDataOrder } from '../../contract/personal-data-orders.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { ShopContext } from '../shop-context.ts';
import { anonymizeReturns, findLines, findReturnChanges, findReturns } from './returns.repository.ts';

/** Returns what the shop stores about the returns of these orders, by the id of the order, without the admins who decided. */
export const returnsForDataExport = async (
  { database }: Pick<ShopContext, 'database'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PersonalDataOrder['returns']>> => {
  if (orderIds.length === 0) return new Map();
  const found = await findReturns(database.kysely, orderIds);
  const ids = found.map(({ id }) => id);
  const [lines, changes] = await Promise.all([
    findLines(database.kysely, ids),
    findReturnChanges(database.kysely, ids),
  ]);
  const told = found.map((each) => ({
    orderId: each.order_id,
    kind: each.kind,
    state: each.state,
    comment: each.comment,
    answer: each.answer,
    goodsDue: each.goods_due,
    shippingDue: each.shipping_due,
    createdAt: each.created_at.toISOString(),
    lines: lines
      .filter(({ return_id }) => return_id === each.id)
      .map((line) => ({
        productId: line.product_id,
        quantity: line.quantity,
        reason: line.reason,
        restocked: line.restocked,
        writtenOff: line.written_off,
        amount: line.amount,
      })),
    history: changes
      .filter(({ return_id }) => return_id === each.id)
      .map(({ to_state, changed_at }) => ({ state: to_state, at: changed_at.toISOString() })),
  }));
  return new Map(
    [...Map.groupBy(told, ({ orderId }) => orderId)].map(([id, own]) => [
      id,
      own.map(({ orderId: _, ...each }) => each),
    ]),
  );
};

/** Removes the words about the returns of an account's orders, before the orders themselves are anonymized. */
export const anonymizeReturnsOf = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  anonymizeReturns(transaction, userId);
