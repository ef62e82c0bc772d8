import type { Transaction } from 'kysely';
import type { Piastres } from '#core/money/money.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { RefundLine } from '#features/orders/refund-price.ts';
import { findLockedOrder } from '#features/orders/server/find-order.ts';
import { toOrderMail } from '#features/orders/server/order-amounts.ts';
import { findOrderMail } from '#features/orders/server/order-mail-data.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { type ReturnMailEvent, returnMail } from './returns.mails.ts';

type Notification = {
  readonly event: ReturnMailEvent;
  readonly lines: readonly RefundLine[];
  /** Refund, in piastres; null in mails that mention no amount. */
  readonly amount?: Piastres | null;
  /** Note of an admin. */
  readonly comment?: string | null;
};

/** Mails the customer's account about a return of a locked order; sends nothing if the account has no address or is deleted. */
export const mailReturn = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  orderId: string,
  { event, lines, amount = null, comment = null }: Notification,
): Promise<void> => {
  const order = await findLockedOrder(transaction, orderId);
  const { customer: to } = await findOrderMail(shop, transaction, orderId);
  if (to === '') return;
  const items = lines.flatMap(({ productId, quantity }) => {
    const item = order.items.find((each) => each.productId === productId);
    return item === undefined ? [] : [{ productId, name: item.name, subtitle: item.subtitle, quantity }];
  });
  await returnMail.send(shop, transaction, { to, event, items, amount, note: comment, order: toOrderMail(order) });
};
