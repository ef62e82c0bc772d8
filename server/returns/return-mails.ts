import type { Transaction } from 'kysely';
import type { Piastres } from '../../domain/money.ts';
import type { RefundLine } from '../../domain/payments/refund.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { ReturnMailEvent } from '../mail/mail-types.ts';
import { findLockedOrder } from '../orders/find-order.ts';
import { toOrderMail } from '../orders/order-amounts.ts';
import { findOrderMail } from '../orders/order-mail-data.ts';
import type { ShopContext } from '../shop-context.ts';

type News = {
  readonly event: ReturnMailEvent;
  readonly lines: readonly RefundLine[];
  /** What goes back, in piastres; null where nothing is said of money. */
  readonly amount?: Piastres | null;
  /** Words of an admin. */
  readonly words?: string | null;
};

/** Mails the customer's account about a return of a locked order; nobody when the account has no address or is deleted. */
export const mailReturn = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  orderId: string,
  { event, lines, amount = null, words = null }: News,
): Promise<void> => {
  const order = await findLockedOrder(transaction, orderId);
  const { customer: to } = await findOrderMail(shop, transaction, orderId);
  if (to === '') return;
  const items = lines.flatMap(({ productId, quantity }) => {
    const item = order.items.find((each) => each.productId === productId);
    return item === undefined ? [] : [{ productId, name: item.name, subtitle: item.subtitle, quantity }];
  });
  await shop.mailer.mail(transaction, [{ kind: 'return', to, event, items, amount, words, order: toOrderMail(order) }]);
};
