import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import type { ToldOrder } from '../post/shop-mail.ts';
import type { ShopRoom } from '../shop-room.ts';
import { figuresOf } from './figures-of.ts';
import type { StoredOrder } from './orders.repository.ts';

/** Tells buyer and seller of an order, in the transaction that places it: both mails, or neither, and one of each. */
export const announceOrder = (
  { post }: Pick<ShopRoom, 'post'>,
  transaction: Transaction<Tables>,
  stored: StoredOrder,
): Promise<void> => {
  const order = tellOrder(stored);
  return post.mail(transaction, [
    { kind: 'order-placed', order },
    { kind: 'order-arrived', order },
  ]);
};

const tellOrder = (order: StoredOrder): ToldOrder => ({
  orderNumber: order.order_number,
  language: order.language,
  createdAt: order.created_at.toISOString(),
  paymentMethod: order.payment_method,
  shipping: order.shipping_info,
  items: order.items.map(({ name, quantity, lineTotal }) => ({ name, quantity, lineTotal })),
  ...figuresOf(order),
});
