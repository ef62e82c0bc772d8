import type { Clause } from '../database/one-statement.ts';
import type { ShopRoom } from '../shop-room.ts';
import type { NewOrder } from './orders.repository.ts';
import { tellOrder } from './tell-order.ts';

/** Tells buyer and seller of an order, in the statement that places it: both mails, or neither, and one of each. */
export const announceOrder = ({ post }: Pick<ShopRoom, 'post'>, placed: NewOrder): Clause => {
  const order = tellOrder(placed);
  return post.mailing([
    { kind: 'order-placed', order },
    { kind: 'order-arrived', order },
  ]);
};
