import { daily, hourly, type ScheduledTask } from '../jobs/scheduled-tasks.ts';
import type { ShopContext } from '../shop-context.ts';
import { checkStock } from './check-stock.ts';
import { mailLowStock } from './low-stock.ts';

/** What the ledger of stock does by the clock. */
export const scheduledStockTasks = (shop: ShopContext): Readonly<Record<string, ScheduledTask>> => ({
  'check-stock': daily(() => checkStock(shop), { minute: 50 }),
  'mail-low-stock': hourly(() => mailLowStock(shop)),
});
