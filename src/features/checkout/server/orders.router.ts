import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { cancelUnpaidOrder } from '#features/order-status/server/cancel-own-order.ts';
import { getOrder, listOwnOrders } from '#features/order-status/server/order-views.ts';
import { ordersContract } from '#features/orders/orders.contract.ts';
import { placeOrder } from './place-order.ts';

const ordersApi = implementContract(ordersContract);

/** Endpoints of orders. */
export const ordersRouter = ordersApi.router({
  place: ordersApi.place.handler(async ({ context, input }) => {
    const caller = await requireCaller(context);
    const unprovenNetwork = caller.isEmailVerified ? null : context.address;
    return placeOrder(context.shop, { ...caller, unprovenNetwork }, input);
  }),
  get: ordersApi.get.handler(async ({ context, input }) => getOrder(context.shop, await requireCaller(context), input)),
  cancel: ordersApi.cancel.handler(async ({ context, input }) =>
    cancelUnpaidOrder(context.shop, await requireCaller(context), input),
  ),
  list: ordersApi.list.handler(async ({ context, input }) =>
    listOwnOrders(context.shop, (await requireCaller(context)).userId, input),
  ),
});
