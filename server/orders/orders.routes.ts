import { mayCaller, requireAccess, requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import { deletePhoneCustomer } from '../personal-data/delete-account.ts';
import { listOrders, listOrdersWithoutCustomers } from './admin-orders.ts';
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts';
import { changeOrder, quoteOrderChange } from './change-order.ts';
import { exportOrders } from './export-orders.ts';
import { getOrder, listOwnOrders } from './get-orders.ts';
import { findPhoneCustomers } from './phone-customers.ts';
import { placeOrder } from './place-order.ts';
import { placePhoneOrder, quotePhoneOrder } from './place-phone-order.ts';
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
  slipFacts: api.admin.orders.slipFacts.handler(async ({ context }) => {
    const { taxNumber } = (await context.shop.shopSettings.current()).facts;
    return { taxNumber };
  }),
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

/** Admin endpoints of changes of orders. */
export const adminOrderChanges = {
  quote: api.admin.orderChanges.quote.handler(({ context, input }) => quoteOrderChange(context.shop, input)),
  save: api.admin.orderChanges.save.handler(async ({ context, input }) => {
    if (input.refund) await requireAccess(refunding, context);
    return changeOrder(context.shop, (await requireCaller(context)).userId, input);
  }),
};

/** Admin endpoints of orders by phone. */
export const adminPhoneOrders = {
  findCustomers: api.admin.phoneOrders.findCustomers.handler(({ context, input }) =>
    findPhoneCustomers(context.shop, input),
  ),
  quote: api.admin.phoneOrders.quote.handler(async ({ context, input }) => {
    const quote = await quotePhoneOrder(context.shop, input);
    return { ...quote, lines: [...quote.lines] };
  }),
  place: api.admin.phoneOrders.place.handler(async ({ context, input }) =>
    placePhoneOrder(context.shop, (await requireCaller(context)).userId, input),
  ),
  deleteCustomer: api.admin.phoneOrders.deleteCustomer.handler(async ({ context, input: { id } }) => {
    await deletePhoneCustomer(context.shop, context.accounts, (await requireCaller(context)).userId, id);
    return { isDeleted: true } as const;
  }),
};
