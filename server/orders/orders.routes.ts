import { api } from '../api/implement.ts';
import { signedIn } from '../api/who-may.ts';
import { listOrdersOf } from './list-orders-of.ts';
import { placeOrder } from './place-order.ts';
import { showOrder } from './show-order.ts';

/** The orders' door. */
export const orders = {
  place: api.orders.place.handler(async ({ context, input }) =>
    placeOrder(context.shop, await signedIn(context), input),
  ),
  detail: api.orders.detail.handler(async ({ context, input }) =>
    showOrder(context.shop, await signedIn(context), input),
  ),
  mine: api.orders.mine.handler(async ({ context, input }) =>
    listOrdersOf(context.shop, (await signedIn(context)).userId, input),
  ),
};
