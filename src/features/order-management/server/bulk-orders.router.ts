import { requireAccess, requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { adminBulkOrdersContract } from '../bulk-orders.admin.contract.ts';
import { findHiddenOrders, previewBulkAction, selectOrders, startOrderBulkRun } from './bulk-orders.ts';
import { refunding } from './refunding.ts';

const adminBulkOrdersApi = implementContract(adminBulkOrdersContract);

/** Admin endpoints of selected orders and their bulk actions. */
export const adminBulkOrdersRouter = adminBulkOrdersApi.router({
  select: adminBulkOrdersApi.select.handler(({ context, input }) => selectOrders(context.shop, input)),
  findHidden: adminBulkOrdersApi.findHidden.handler(({ context, input }) => findHiddenOrders(context.shop, input)),
  preview: adminBulkOrdersApi.preview.handler(({ context, input }) => previewBulkAction(context.shop, input)),
  start: adminBulkOrdersApi.start.handler(async ({ context, input }) => {
    if (input.change.action === 'orders.cancel' && input.change.refund) await requireAccess(refunding, context);
    return startOrderBulkRun(context.shop, (await requireCaller(context)).userId, input);
  }),
});
