import { inTransaction } from '../../platform/database/connect.ts';
import { daily, hourly, type ScheduledTask } from '../jobs/scheduled-tasks.ts';
import { namesWithKinds } from '../products/names-with-kinds.ts';
import type { ShopContext } from '../shop-context.ts';
import { checkStock } from './check-stock.ts';
import { deleteRefilledNotices, insertLowStockNotices } from './stock.repository.ts';

/** What the ledger of stock does by the clock. */
export const scheduledStockTasks = (shop: ShopContext): Readonly<Record<string, ScheduledTask>> => ({
  'check-stock': daily(() => checkStock(shop), { minute: 50 }),
  'mail-low-stock': hourly(() => mailLowStock(shop)),
});

/** Products that one mail names; it counts the others. */
const MOST_NAMED = 30;

/**
 * Mails which products have become low since the last time, all in one mail. A product is told once until it has more than the
 * threshold again. One that has never moved is not told: nobody has sold it, and the list of products shows it.
 */
export const mailLowStock = (shop: ShopContext): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    const { notifications, facts } = await shop.shopSettings.current();
    const { lowStockFrom: threshold, lowStock, newOrders } = notifications;
    if (threshold === null) return;
    const now = shop.clock();
    await deleteRefilledNotices(transaction, threshold);
    const found = await insertLowStockNotices(transaction, threshold, now);
    if (found.length === 0) return;
    const recipients = [lowStock, newOrders].find(({ length }) => length > 0) ?? [facts.email];
    const products = found
      .toSorted((a, b) => a.stock - b.stock || a.position - b.position)
      .slice(0, MOST_NAMED)
      .map(({ stock, ...row }) => ({ name: namesWithKinds(row), stock }));
    await shop.mailer.mail(
      transaction,
      recipients.map((to) => ({ kind: 'low-stock', to, products, count: found.length, cause: now.toISOString() })),
    );
  });
