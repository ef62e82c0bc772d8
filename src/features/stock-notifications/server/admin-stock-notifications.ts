import { PAGE_SIZE, type PageOf } from '#core/api/pagination.ts';
import { AppError } from '#core/errors/app-error.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { toPage } from '#core/server/database/pagination.ts';
import { productErrors } from '#features/products/products.errors.ts';
import { namesWithKinds } from '#features/products/server/product-names-sql.ts';
import type { StockNotificationProduct, StockNotificationRow } from '../stock-notifications.admin.contract.ts';
import {
  countStockNotificationProducts,
  countStockNotifications,
  findStockNotificationProducts,
  findStockNotifications,
  lockNotifiableProduct,
  type StockNotificationFilters,
} from './admin-stock-notifications.repository.ts';
import { sendStockNotifications } from './stock-notifications.ts';

/** Lists products with stock notifications: counts of pending and sent ones. */
export const listStockNotificationProducts = async (
  { database: { kysely } }: ShopContext,
  { after }: { readonly after?: string | undefined },
): Promise<PageOf<StockNotificationProduct>> => {
  const [products, counted] = await Promise.all([
    findStockNotificationProducts(kysely, after, PAGE_SIZE + 1),
    countStockNotificationProducts(kysely),
  ]);
  const { rows, next } = toPage(products, PAGE_SIZE);
  return {
    items: rows.map(({ id, stock, is_archived: isArchived, pending, notified, ...row }) => ({
      id,
      name: namesWithKinds(row),
      stock,
      isArchived,
      pending,
      notified,
    })),
    ...counted,
    next,
  };
};

/** Lists stock notifications, newest first, filtered by product and status (specification 7, Admin). */
export const listStockNotifications = async (
  { database: { kysely } }: ShopContext,
  filters: StockNotificationFilters,
): Promise<PageOf<StockNotificationRow>> => {
  const [notifications, counted] = await Promise.all([
    findStockNotifications(kysely, filters, PAGE_SIZE + 1),
    countStockNotifications(kysely, filters),
  ]);
  const { rows, next } = toPage(notifications, PAGE_SIZE);
  return { items: rows.map(presentAlert), ...counted, next };
};

const presentAlert = (row: Awaited<ReturnType<typeof findStockNotifications>>[number]): StockNotificationRow => ({
  id: row.id,
  email: row.email,
  language: row.language,
  status: row.notified ? 'notified' : 'pending',
  productId: row.product_id,
  productName: namesWithKinds(row),
  createdAt: row.created_at.toISOString(),
});

/**
 * Sends the pending notifications of a product and records it in the audit log. PRODUCT_NOT_FOUND `{ productId }`;
 * OUT_OF_STOCK `{ productId, available, name }`.
 */
export const sendStockNotificationsNow = (
  shop: ShopContext,
  adminId: string,
  { id }: { readonly id: string },
): Promise<{ notified: number }> =>
  inTransaction(shop.database, async (transaction) => {
    const product = await lockNotifiableProduct(transaction, id);
    if (!product) throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId: id });
    if (product.stock === 0) {
      throw new AppError(productErrors, 'OUT_OF_STOCK', { productId: id, available: 0, name: namesWithKinds(product) });
    }
    const notified = await sendStockNotifications(shop, transaction, id);
    await recordAuditEntry(transaction, {
      adminId,
      action: 'stock_notifications.sent',
      subject: id,
      details: { count: notified },
    });
    return { notified };
  });
