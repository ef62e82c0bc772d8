import { mayCaller, requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import { listStockMovements } from './stock-movements.ts';
import { findProductsToCount, getStandingStock, saveStockCounts } from './stocktaking.ts';

const { stock } = api.admin;

/** Admin endpoints of the ledger of stock. */
export const adminStock = {
  movements: stock.movements.handler(async ({ context, input }) =>
    listStockMovements(context.shop, input, await mayCaller(context, 'customers.read')),
  ),
  find: stock.find.handler(async ({ context, input }) => ({ items: await findProductsToCount(context.shop, input) })),
  standing: stock.standing.handler(({ context, input }) => getStandingStock(context.shop, input.id)),
  saveCounts: stock.saveCounts.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return saveStockCounts(context.shop, userId, input.counts);
  }),
};
