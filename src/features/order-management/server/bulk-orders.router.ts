import { requireAccess, requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { findBulkRunByKey, getBulkPermissions } from '#features/bulk-runs/server/bulk-runs.ts';
import { adminBulkOrdersContract } from '../bulk-orders.admin.contract.ts';
import { findHiddenOrders, previewBulkAction, selectOrders, startOrderBulkRun } from './bulk-orders.ts';

const adminBulkOrdersApi = implementContract(adminBulkOrdersContract);

/** Admin endpoints of selected orders and their bulk actions. */
export const adminBulkOrdersRouter = adminBulkOrdersApi.router({
  select: adminBulkOrdersApi.select.handler(({ context, input }) => selectOrders(context.shop, input)),
  findHidden: adminBulkOrdersApi.findHidden.handler(({ context, input }) => findHiddenOrders(context.shop, input)),
  preview: adminBulkOrdersApi.preview.handler(({ context, input }) => previewBulkAction(context.shop, input)),
  start: adminBulkOrdersApi.start.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    // a repeated request gets its run, whatever has changed since
    const run = await findBulkRunByKey(context.shop, userId, input.key);
    if (run !== undefined) return run;
    const { action, ...values } = input.change;
    for (const permission of getBulkPermissions(context.shop, action, values)) {
      await requireAccess({ who: 'admin', permission }, context);
    }
    await context.limits.spend('bulkAction', userId);
    return startOrderBulkRun(context.shop, userId, input);
  }),
});
