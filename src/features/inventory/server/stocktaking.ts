import { AppError } from '#core/errors/app-error.ts';
import { type Language, textIn } from '#core/i18n/language.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { productErrors } from '#features/products/products.errors.ts';
import { searchProductIds } from '#features/products/server/admin/admin-products.ts';
import { announceBackInStock } from '#features/products/server/define-product-hooks.ts';
import { lockStock, moveStock } from '#features/products/server/stock.ts';
import type { CountableProduct, StockCount } from '../inventory.admin.contract.ts';
import { inventoryErrors } from '../inventory.admin.contract.ts';
import { findCountable, findCountedAgainst, findCurrentStock, insertAgreeingCounts } from './inventory.repository.ts';

/** Maximum number of search results. */
const MAX_RESULTS = 20;

/** Finds products to count: first those with the barcode or id `q`, then those whose texts contain its words. */
export const findProductsToCount = async (
  { database }: Pick<ShopContext, 'database'>,
  { q, language }: { readonly q: string; readonly language: Language },
): Promise<CountableProduct[]> => {
  const ids = await searchProductIds(database.kysely, { q, language }, MAX_RESULTS);
  if (ids === null) return [];
  return (await findCountable(database.kysely, q, ids, MAX_RESULTS)).map((row) => ({
    id: row.id,
    name: textIn({ ar: row.name_ar, en: row.name_en }, language),
    subtitle: textIn({ ar: row.subtitle_ar, en: row.subtitle_en }, language),
    barcode: row.barcode,
    picture: row.picture,
    isArchived: row.is_archived,
    stock: row.stock,
    movement: row.movement,
    isExact: row.is_exact,
  }));
};

/** Returns the stock of a product and its newest movement; PRODUCT_NOT_FOUND `{ productId }`. */
export const getCurrentStock = async (
  { database }: ShopContext,
  productId: string,
): Promise<{ stock: number; movement: number }> => {
  const current = await findCurrentStock(database.kysely, productId);
  if (!current) throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId });
  return current;
};

type Counted = { readonly productId: string; readonly difference: number; readonly stock: number };

/**
 * Saves all counts of a stocktaking. The difference of a count is relative to the stock after its movement, which preserves later sales
 * and returns (decision 199). STOCK_COUNT_OUTDATED `{ products, names }` with the products that were counted or corrected since, or
 * with more sales since then than counted items. PRODUCT_NOT_FOUND `{ productId }`. Sends the stock notifications of products that are
 * back in stock.
 */
export const saveStockCounts = (
  shop: ShopContext,
  adminId: string,
  counts: readonly StockCount[],
): Promise<{ items: Counted[] }> =>
  inTransaction(shop.database, async (transaction) => {
    const products = new Map(
      (
        await lockStock(
          transaction,
          counts.map(({ productId }) => productId),
        )
      ).map((product) => [product.id, product]),
    );
    const against = new Map((await findCountedAgainst(transaction, counts)).map((row) => [row.id, row]));
    const items = counts.map(({ productId, counted }) => {
      const product = products.get(productId);
      if (!product) throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId });
      const baseline = against.get(productId);
      const difference = counted - (baseline?.stock ?? 0);
      const stock = product.stock + difference;
      return {
        productId,
        difference,
        stock,
        name: product.name,
        isOutdated: !baseline || baseline.is_outdated || stock < 0,
      };
    });
    const outdated = items.filter(({ isOutdated }) => isOutdated);
    if (outdated.length > 0)
      throw new AppError(inventoryErrors, 'STOCK_COUNT_OUTDATED', {
        products: outdated.map(({ productId }) => productId),
        names: outdated.map(({ name }) => name),
      });
    const changed = items.filter(({ difference }) => difference !== 0);
    const cause = { reason: 'stocktaking', by: adminId } as const;
    await moveStock(
      transaction,
      changed.map(({ productId, difference }) => ({ productId, quantity: difference })),
      cause,
    );
    const agreeing = items.filter(({ difference }) => difference === 0);
    await insertAgreeingCounts(transaction, agreeing, adminId);
    const increased = changed.filter(({ difference }) => difference > 0).map(({ productId }) => productId);
    await announceBackInStock(shop, transaction, increased);
    await recordAuditEntry(transaction, {
      adminId,
      action: 'stock.counted',
      subject: items.length === 1 ? (items[0]?.productId ?? '') : '',
      details: { count: items.length },
    });
    return { items: items.map(({ productId, difference, stock }) => ({ productId, difference, stock })) };
  });
