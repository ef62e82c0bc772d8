import type { Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import type { Bilingual } from '#core/i18n/language.ts';
import type { Piastres } from '#core/money/money.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { Clause } from '#core/server/database/atomic-statement.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { orderItemNames } from '../product-name.ts';
import { productErrors } from '../products.errors.ts';
import { findByIds, findForOrder } from './products.repository.ts';
import {
  addToStock,
  decrementStockClause,
  lockProductsOfChange,
  moveStock,
  type RequestedProduct,
  type StockDifference,
  type StockMovementCause,
} from './stock.repository.ts';

export type { RequestedProduct, StockMovementCause } from './stock.repository.ts';

/** A product of an order with its current price and names. */
export type OrderProduct = RequestedProduct & {
  readonly unitPrice: Piastres;
  readonly name: Bilingual;
  readonly subtitle: Bilingual;
  /** Incremented by each change of an admin. */
  readonly version: number;
};

/** Returns the products of an order. PRODUCT_NOT_FOUND `{ productId }`, OUT_OF_STOCK `{ productId, available, name }`. */
export const findOrderProducts = async (
  { database }: Pick<ShopContext, 'database'>,
  requested: readonly RequestedProduct[],
): Promise<ReadonlyMap<string, OrderProduct>> => {
  const rows = await findForOrder(
    database,
    requested.map(({ productId }) => productId),
  );
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const items = requested.map(({ productId, quantity }): OrderProduct => {
    const row = rowsById.get(productId);
    if (!row) throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId });
    const { stock, price: unitPrice, name, subtitle, version } = row;
    if (stock < quantity) {
      throw new AppError(productErrors, 'OUT_OF_STOCK', {
        productId,
        available: stock,
        name: orderItemNames({ name, subtitle }),
      });
    }
    return { productId, quantity, unitPrice, name, subtitle, version };
  });
  return new Map(items.map((item) => [item.productId, item]));
};

/** Locks products by id until the end of the transaction, before the cancellation of orders with any of them. */
export const lockOrderProducts = async (transaction: Transaction<Tables>, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await lockProductsOfChange(transaction, ids);
};

/**
 * Decrements the stock for all lines or none, only if the prices are unchanged. The last item cannot be sold twice (decision
 * 10). The movements name the order.
 */
export const takeStockClause = (items: Iterable<OrderProduct>, orderNumber: string): Clause =>
  decrementStockClause(
    Array.from(items, ({ unitPrice, ...item }) => ({ ...item, price: unitPrice })),
    orderNumber,
  );

/** Adds items to the stock, with a movement for each product; returns the products that were out of stock. */
export const restoreStock = async (
  transaction: Transaction<Tables>,
  items: readonly RequestedProduct[],
  cause: StockMovementCause,
): Promise<readonly string[]> => {
  const updated = await addToStock(transaction, items, cause);
  return updated.filter(({ stock }) => stock === 0).map(({ id }) => id);
};

/** Reads the listed products among these for a changed order, with their stock. */
export const findChangeProducts = async (
  { database }: Pick<ShopContext, 'database'>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Omit<OrderProduct, 'quantity'> & { readonly stock: number }>> => {
  const rows = productIds.length === 0 ? [] : await findForOrder(database, productIds);
  return new Map(
    rows.map(({ id: productId, price: unitPrice, ...row }) => [productId, { productId, unitPrice, ...row }]),
  );
};

type StockOfChange = {
  /** Products as read earlier. */
  readonly snapshot: ReadonlyMap<string, Pick<OrderProduct, 'name' | 'subtitle' | 'version'>>;
  readonly cause: StockMovementCause;
};

/**
 * Updates the stock for a changed order in its transaction, all lines or none; returns the products with increased stock. Locks the rows
 * by id, as an order does. OUT_OF_STOCK `{ productId, available, name }`; PRODUCT_NOT_FOUND `{ productId }` for items of an archived
 * product; null when an admin has changed a product in the meantime.
 */
export const moveStockOfOrder = async (
  transaction: Transaction<Tables>,
  differences: readonly StockDifference[],
  { snapshot, cause }: StockOfChange,
): Promise<readonly string[] | null> => {
  const ids = new Set([...differences.map(({ productId }) => productId), ...snapshot.keys()]);
  const locked = new Map((await lockProductsOfChange(transaction, [...ids])).map((row) => [row.id, row]));
  for (const [productId, { version }] of snapshot) if (locked.get(productId)?.version !== version) return null;
  for (const { productId, taken } of differences.filter((each) => each.taken > 0)) {
    const product = locked.get(productId);
    const named = snapshot.get(productId);
    if (product === undefined || product.is_archived || named === undefined) {
      throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId });
    }
    if (product.stock < taken) {
      throw new AppError(productErrors, 'OUT_OF_STOCK', {
        productId,
        available: product.stock,
        name: orderItemNames(named),
      });
    }
  }
  await moveStock(transaction, differences, cause);
  return differences.filter(({ taken }) => taken < 0).map(({ productId }) => productId);
};

/** Returns the current unit prices; PRODUCT_NOT_FOUND `{ productId }`. */
export const findPrices = async (
  { database }: ShopContext,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Piastres>> => {
  const prices = new Map((await findByIds(database.kysely, productIds)).map(({ id, price }) => [id, price]));
  const unknown = productIds.find((id) => !prices.has(id));
  if (unknown !== undefined) throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId: unknown });
  return prices;
};
