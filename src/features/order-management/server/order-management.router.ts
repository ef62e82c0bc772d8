import type { EndpointAccess } from '#core/api/access.ts';
import { callerHasPermission, requireAccess, requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { deletePhoneCustomer } from '#features/privacy/server/delete-account.ts';
import { adminDraftOrdersContract } from '../draft-orders.admin.contract.ts';
import { adminOrderChangesContract } from '../order-edits.admin.contract.ts';
import { adminOrdersContract } from '../orders.admin.contract.ts';
import { getAdjacentOrders, getOrder, listOrders, listOrdersWithoutCustomers } from './admin-orders.ts';
import { findPhoneCustomers } from './draft-order-customers.ts';
import { changeOrder, quoteOrderChange } from './edit-order.ts';
import { exportOrders } from './export-orders.ts';
import { placeDraftOrder, quoteDraftOrder } from './place-draft-order.ts';
import { updateOrderStatus, updatePaymentStatus } from './update-order.ts';

const adminOrderChangesApi = implementContract(adminOrderChangesContract);
const adminOrdersApi = implementContract(adminOrdersContract);
const adminDraftOrdersApi = implementContract(adminDraftOrdersContract);

/** Refunds need their own permission, also as part of another change (decision 201). */
const refunding: EndpointAccess = { who: 'admin', permission: 'refunds.write' };

/** Admin endpoints of orders. */
export const adminOrdersRouter = adminOrdersApi.router({
  export: adminOrdersApi.export.handler(async ({ context, input }) =>
    exportOrders(context.shop, (await requireCaller(context)).userId, input),
  ),
  slipFacts: adminOrdersApi.slipFacts.handler(async ({ context }) => {
    const { taxNumber, name, address, phone } = (await context.shop.shopSettings.current()).facts;
    return { taxNumber, name, address, postalCode: address.postalCode, phone };
  }),
  list: adminOrdersApi.list.handler(async ({ context, input }) =>
    (await callerHasPermission(context, 'customers.read'))
      ? listOrders(context.shop, input)
      : listOrdersWithoutCustomers(context.shop, input),
  ),
  get: adminOrdersApi.get.handler(async ({ context, input }) =>
    getOrder(context.shop, input, await callerHasPermission(context, 'customers.read')),
  ),
  adjacent: adminOrdersApi.adjacent.handler(async ({ context, input }) =>
    getAdjacentOrders(context.shop, input, await callerHasPermission(context, 'customers.read')),
  ),
  updateStatus: adminOrdersApi.updateStatus.handler(async ({ context, input }) => {
    if (input.refund) await requireAccess(refunding, context);
    return updateOrderStatus(context.shop, (await requireCaller(context)).userId, input);
  }),
  updatePaymentStatus: adminOrdersApi.updatePaymentStatus.handler(async ({ context, input }) => {
    if (input.to === 'refunded') await requireAccess(refunding, context);
    return updatePaymentStatus(context.shop, (await requireCaller(context)).userId, input);
  }),
});

/** Admin endpoints of changes of orders. */
export const adminOrderChangesRouter = adminOrderChangesApi.router({
  quote: adminOrderChangesApi.quote.handler(({ context, input }) => quoteOrderChange(context.shop, input)),
  save: adminOrderChangesApi.save.handler(async ({ context, input }) => {
    if (input.refund) await requireAccess(refunding, context);
    return changeOrder(context.shop, (await requireCaller(context)).userId, input);
  }),
});

/** Admin endpoints of orders by phone. */
export const adminDraftOrdersRouter = adminDraftOrdersApi.router({
  findCustomers: adminDraftOrdersApi.findCustomers.handler(({ context, input }) =>
    findPhoneCustomers(context.shop, input),
  ),
  quote: adminDraftOrdersApi.quote.handler(async ({ context, input }) => {
    const quote = await quoteDraftOrder(context.shop, input);
    return { ...quote, lines: [...quote.lines] };
  }),
  place: adminDraftOrdersApi.place.handler(async ({ context, input }) =>
    placeDraftOrder(context.shop, (await requireCaller(context)).userId, input),
  ),
  deleteCustomer: adminDraftOrdersApi.deleteCustomer.handler(async ({ context, input: { id } }) => {
    await deletePhoneCustomer(context.shop, context.accounts, (await requireCaller(context)).userId, id);
    return { isDeleted: true } as const;
  }),
});
