import type { OwnOrder } from '../../contract/own-data.ts';
import type { ShopRoom } from '../shop-room.ts';
import { figuresOf } from './figures-of.ts';
import { findEveryOrderOf, findHistories, type StoredOrder } from './orders.repository.ts';

/** All orders of a customer with all that was written for them, newest first. */
export const tellOrdersOf = async ({ database }: ShopRoom, userId: string): Promise<OwnOrder[]> => {
  const [orders, changes] = await Promise.all([
    findEveryOrderOf(database.kysely, userId),
    findHistories(database.kysely, userId),
  ]);
  return orders.map((order) => ({
    ...tellOrder(order),
    ...tellChanges(changes.filter(({ order_id }) => order_id === order.id)),
  }));
};

type Histories = Pick<OwnOrder, 'history' | 'paymentHistory'>;

/** A change is of the status or of the payment (decision 81); whose hand it was is nobody's but the office's. */
const tellChanges = (changes: Awaited<ReturnType<typeof findHistories>>): Histories => ({
  history: changes.flatMap(({ to_status, changed_at }) =>
    to_status === null ? [] : [{ status: to_status, at: changed_at.toISOString() }],
  ),
  paymentHistory: changes.flatMap(({ to_payment, changed_at }) =>
    to_payment === null ? [] : [{ paymentStatus: to_payment, at: changed_at.toISOString() }],
  ),
});

const tellOrder = (order: StoredOrder): Omit<OwnOrder, keyof Histories> => ({
  orderNumber: order.order_number,
  createdAt: order.created_at.toISOString(),
  language: order.language,
  status: order.status,
  paymentMethod: order.payment_method,
  paymentStatus: order.payment_status,
  items: order.items.map(({ productId, name, quantity, unitPrice, lineTotal }) => ({
    productId,
    name,
    quantity,
    unitPrice,
    lineTotal,
  })),
  shipping: order.shipping_info,
  ...figuresOf(order),
});
