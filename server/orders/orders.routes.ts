import { mayCaller, requireAccess, requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import { listOrders, listOrdersWithoutCustomers } from './admin-orders.ts';
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts';
import { exportOrders } from './export-orders.ts';
import { getOrder, listOwnOrders } from './get-orders.ts';
import { placeOrder } from './place-order.ts';
import { updateOrderStatus, updatePaymentStatus } from './update-order.ts';

/** Endpoints of orders. */
export const orders = {
  place: api.orders.place.handler(async ({ context, input }) =>
    placeOrder(context.shop, await requireCaller(context), input),
  ),
  get: api.orders.get.handler(async ({ context, input }) =>
    getOrder(context.shop, await requireCaller(context), input),
  ),
  cancel: api.orders.cancel.handler(async ({ context, input }) =>
    cancelUnpaidOrder(context.shop, await requireCaller(context), input),
  ),
  list: api.orders.list.handler(async ({ context, input }) =>
    listOwnOrders(context.shop, (await requireCaller(context)).userId, input),
  ),
};

/** Admin endpoints of orders. */
export const adminOrders = {
  export: api.admin.orders.export.handler(async ({ context, input }) =>
    exportOrders(context.shop, (await requireCaller(context)).userId, input),
  ),
  list: api.admin.orders.list.handler(async ({ context, input }) =>
    (await mayCaller(context, 'customers.read'))
      ? listOrders(context.shop, input)
      : listOrdersWithoutCustomers(context.shop, input),
  ),
  updateStatus: api.admin.orders.updateStatus.handler(async ({ context, input }) => {
    if (input.refund) await requireAccess(refunding, context);
    return updateOrderStatus(context.shop, (await requireCaller(context)).userId, input);
  }),
  updatePaymentStatus: api.admin.orders.updatePaymentStatus.handler(async ({ context, input }) => {
    if (input.to === 'refunded') await requireAccess(refunding, context);
    return updatePaymentStatus(context.shop, (await requireCaller(context)).userId, input);
  }),
};

/** What sends money back needs its right, also when it is part of another change (decision 201). */
const refunding = { who: 'admin', right: 'refunds.write' } as const;
