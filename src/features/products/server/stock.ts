import type { Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import { type Bilingual, type Language, textIn } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { productName } from '../product-name.ts';
import type { Picture } from '../products.contract.ts';
import { productErrors } from '../products.errors.ts';
import { pictureOf, type StoredProduct } from './product.ts';
import { namesWithKinds } from './product-names-sql.ts';
import {
  countProductsLowInStock,
  findAllProducts,
  findLowStock,
  findPictures,
  isProductListed,
} from './products.repository.ts';
import { addToStock, lockProducts, type StockMovementCause } from './stock.repository.ts';

/** Maximum number of products on the dashboard; the admin product list has all. */
const MAX_REPORTED = 8;

type LowStock = { readonly id: string; readonly name: string; readonly stock: number };

/** Returns listed products with low or no stock, lowest stock first. */
export const getLowStock = async ({ database }: ShopContext, language: Language): Promise<LowStock[]> => {
  const products = await findLowStock(database.kysely, MAX_REPORTED);
  return products.map(({ id, stock, name, subtitle }) => ({
    id,
    stock,
    name: productName(textIn(name, language), textIn(subtitle, language)),
  }));
};

/** Counts listed products with low or no stock, up to 1,000. */
export const countLowStock = ({ database }: Pick<ShopContext, 'database'>) => countProductsLowInStock(database.kysely);

/** Throws PRODUCT_NOT_FOUND `{ productId }` unless the product is listed. */
export const requireProduct = async ({ database }: ShopContext, productId: string): Promise<void> => {
  if (!(await isProductListed(database.kysely, productId)))
    throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId });
};

/** Returns all listed products in both languages, in catalogue order, for sitemap and feeds. */
export const listAllProducts = ({ database }: Pick<ShopContext, 'database'>): Promise<StoredProduct[]> =>
  findAllProducts(database.kysely);

/** Returns the main pictures of products, including archived ones; products without a picture are missing. */
export const findMainPictures = async (
  { database }: ShopContext,
  productIds: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, Picture>> => {
  const rows = await findPictures(database.kysely, productIds);
  return new Map(
    [...rows].flatMap(([productId, pictures]) => {
      const picture = pictureOf({ pictures }, 1, language);
      return picture === null ? [] : [[productId, picture] as const];
    }),
  );
};

/** Locks products by id until the end of the transaction, including archived ones; returns name and stock. */
export const lockStock = async (
  transaction: Transaction<Tables>,
  productIds: readonly string[],
): Promise<{ readonly id: string; readonly name: Bilingual; readonly stock: number }[]> =>
  (await lockProducts(transaction, productIds)).map(({ id, stock, ...named }) => ({
    id,
    stock,
    name: namesWithKinds(named),
  }));

/**
 * Adds quantities, which may be negative, to the stock of products, with a movement for each (decision 199); returns the products that
 * are back in stock. The caller has locked the products and checked that no stock becomes negative.
 */
export const moveStock = async (
  transaction: Transaction<Tables>,
  moves: readonly { readonly productId: string; readonly quantity: number }[],
  cause: StockMovementCause,
): Promise<readonly string[]> => {
  const before = moves.length === 0 ? [] : await addToStock(transaction, moves, cause);
  return before.filter(({ stock }) => stock === 0).map(({ id }) => id);
};
