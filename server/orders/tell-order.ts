import type { ToldOrder } from '../post/shop-mail.ts';
import { figuresOf } from './figures-of.ts';
import type { NewOrder } from './orders.repository.ts';

/** An order as letters tell it. */
export const tellOrder = (order: NewOrder): ToldOrder => ({
  orderNumber: order.order_number,
  language: order.language,
  createdAt: order.created_at.toISOString(),
  paymentMethod: order.payment_method,
  shipping: order.shipping_info,
  items: order.items.map(({ name, quantity, lineTotal }) => ({ name, quantity, lineTotal })),
  ...figuresOf(order),
});
