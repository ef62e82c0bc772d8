import type { Clause } from '../database/one-statement.ts';
import type { ShopRoom } from '../shop-room.ts';
import { copyIsDue, countingCopy } from './confirmation-copies.repository.ts';
import type { NewOrder } from './orders.repository.ts';
import { tellOrder } from './tell-order.ts';

/**
 * Tells customer and seller of an order, in the statement that places it: both mails, or neither, and one of each. The
 * customer's goes to the address of their account; another address that they named gets one confirmation a day, from
 * whatever orders (decision 169).
 */
export const announceOrder = (
  { post, pseudonym }: Pick<ShopRoom, 'post' | 'pseudonym'>,
  placed: NewOrder,
  accountEmail: string,
): Clause[] => {
  const order = tellOrder(placed);
  const named = placed.shipping_info.email;
  return [
    post.mailing([
      ...(accountEmail === '' ? [] : [{ kind: 'order-placed', to: accountEmail, order } as const]),
      { kind: 'order-arrived', order },
    ]),
    ...(named.toLowerCase() === accountEmail.toLowerCase()
      ? []
      : [
          countingCopy(pseudonym(named.toLowerCase()), placed.created_at),
          post.mailing([{ kind: 'order-placed', to: named, order }], copyIsDue),
        ]),
  ];
};
