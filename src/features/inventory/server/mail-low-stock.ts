import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { namesWithKinds } from '#features/products/server/product-names-sql.ts';
import { lowStockMail } from './inventory.mails.ts';
import { deleteRefilledNotices, insertLowStockNotices } from './inventory.repository.ts';

/** Maximum number of products named in a mail, which counts the others. */
const MAX_NAMED = 30;

/**
 * Mails the products that have become low since the last mail, all in one mail. A product is mailed once until it is above the threshold
 * again. A product without movements is omitted: it was never sold, and the product list marks it.
 */
export const mailLowStock = (shop: ShopContext): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    const { notifications, facts } = await shop.shopSettings.current();
    const { lowStockFrom: threshold, lowStock, newOrders } = notifications;
    if (threshold === null) return;
    const now = shop.clock();
    await deleteRefilledNotices(transaction, threshold);
    const notices = await insertLowStockNotices(transaction, threshold, now);
    if (notices.length === 0) return;
    const recipients = [lowStock, newOrders].find(({ length }) => length > 0) ?? [facts.email];
    const products = notices
      .toSorted((a, b) => a.stock - b.stock || a.position - b.position)
      .slice(0, MAX_NAMED)
      .map(({ stock, ...row }) => ({ name: namesWithKinds(row), stock }));
    const mail = { products, count: notices.length, cause: now.toISOString() };
    await lowStockMail.send(shop, transaction, ...recipients.map((to) => ({ to, ...mail })));
  });
