import { callerHasPermission, requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { adminStockContract } from '../inventory.admin.contract.ts';
import { listStockMovements } from './stock-movements.ts';
import { findProductsToCount, getCurrentStock, saveStockCounts } from './stocktaking.ts';

const adminStockApi = implementContract(adminStockContract);

/** Admin endpoints of stock movements and stocktaking. */
export const adminStockRouter = adminStockApi.router({
  movements: adminStockApi.movements.handler(async ({ context, input }) =>
    listStockMovements(context.shop, input, await callerHasPermission(context, 'customers.read')),
  ),
  find: adminStockApi.find.handler(async ({ context, input }) => ({
    items: await findProductsToCount(context.shop, input),
  })),
  getCurrent: adminStockApi.getCurrent.handler(({ context, input }) => getCurrentStock(context.shop, input.id)),
  saveCounts: adminStockApi.saveCounts.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return saveStockCounts(context.shop, userId, input.counts);
  }),
});
