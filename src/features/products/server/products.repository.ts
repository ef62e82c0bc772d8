import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#core/server/database/connect.ts';
import { countUpTo } from '#core/server/database/pagination.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { Product } from '../product.ts';
import { LOW_STOCK_THRESHOLD } from '../product-list.ts';
import { cardDataFields, type ProductCardData, type StoredPicture, type StoredProduct } from './product.ts';
import { type ColumnsOf, columnsOf, productKeys, toFields } from './product-columns.ts';

type Reader = Kysely<Tables>;

/** Returns all listed products in catalogue order. */
export const findAllProducts = async (database: Reader): Promise<StoredProduct[]> => {
  const rows = await completeProducts(database).orderBy('position').orderBy('id').execute();
  return rows.map(productOf);
};

/** Returns a listed product with all its details; undefined otherwise. */
export const findProductDetail = async (database: Reader, id: string): Promise<StoredProduct | undefined> => {
  const row = await completeProducts(database).where('id', '=', id).executeTakeFirst();
  return row && productOf(row);
};

/** Returns the listed products among these ids, in no order. */
export const findByIds = async (database: Reader, ids: readonly string[]): Promise<ProductCardData[]> => {
  const rows = await cardProducts(database)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(cardProductOf);
};

/** Whether the product is listed. */
export const isProductListed = async (database: Reader, id: string): Promise<boolean> => {
  const row = await database
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('is_archived', '=', sql.lit(false))
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Returns the columns that an order needs, of the listed products among these ids; the price is current even if a due sale has not
 * been applied yet (decision 178).
 */
export const findForOrder = async ({ pool }: Database, ids: readonly string[]) => {
  const { rows } = await pool.query<OrderRow>({
    name: 'stock of the order',
    text: `select ${columnsOf(orderFields).join(', ')}, current_price(products) as price, version
      from products where id = any($1::text[]) and not is_archived`,
    values: [ids],
  });
  return rows.map((row) => ({ ...toFields(orderFields, row), price: row.price, version: row.version }));
};

const orderFields = ['id', 'stock', 'name', 'subtitle'] as const;

type OrderRow = ColumnsOf<Pick<Product, (typeof orderFields)[number]>> &
  Pick<Selectable<Tables['products']>, 'price' | 'version'>;

/** Returns the pictures by product, archived products included. */
export const findPictures = async (
  database: Reader,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, StoredPicture[]>> => {
  if (productIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('product_pictures')
    .selectAll()
    .where('product_id', 'in', [...productIds])
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ ...storedPicture(row), productId: row.product_id })),
    ({ productId }) => productId,
  );
};

export type NewProduct = ColumnsOf<Product> & Pick<Selectable<Tables['products']>, 'position' | 'search_text'>;

/**
 * Inserts missing products after the existing ones, which stay unchanged. Writes nothing when none is missing, so that a
 * start causes no product change.
 */
export const insertMissingProducts = async (database: Reader, products: readonly NewProduct[]): Promise<void> => {
  const ids = products.map(({ id }) => id);
  const existing = new Set((await findExisting(database, ids)).map(({ id }) => id));
  const missing = products.filter(({ id }) => !existing.has(id));
  if (missing.length === 0) return;
  await database
    .insertInto('products')
    .values(
      missing.map((product) => ({
        ...product,
        position: sql<number>`(select coalesce(max(position), 0) from products) + ${product.position}`,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

const findExisting = (database: Reader, ids: readonly string[]) =>
  database.selectFrom('products').select('id').where('id', 'in', ids).execute();

/** Returns products without a search text. */
export const findProductsWithoutSearchText = async (database: Reader) => {
  const rows = await database
    .selectFrom('products')
    .select(columnsOf(searchedFields))
    .where('search_text', '=', '')
    .execute();
  return rows.map((row) => toFields(searchedFields, row));
};

const searchedFields = ['id', 'name', 'subtitle', 'otherNames', 'barcode'] as const;

export const updateSearchText = async (database: Reader, id: string, searchText: string): Promise<void> => {
  await database.updateTable('products').set({ search_text: searchText }).where('id', '=', id).execute();
};

/**
 * Replaces the built-in pictures (path `<product>/<view>`) of built-in products. Skips products whose pictures an admin has
 * set, and pictures that are already equal; then nothing is written, so that a start causes no product change.
 */
export const replaceCataloguePictures = async (
  database: Reader,
  { of, pictures }: { readonly of: readonly string[]; readonly pictures: readonly Tables['product_pictures'][] },
): Promise<void> => {
  const untouched = await lockWithoutCustomPictures(database, of);
  const isBuiltIn = sql<boolean>`product_pictures.path = product_pictures.product_id || '/' || product_pictures.view`;
  const expected = pictures.filter(({ product_id }) => untouched.includes(product_id));
  if (expected.length === 0) return;
  const current = await database
    .selectFrom('product_pictures')
    .selectAll()
    .where('product_id', 'in', untouched)
    .where(isBuiltIn)
    .execute();
  if (areSame(current, expected)) return;
  await database
    .deleteFrom('product_pictures')
    .where('product_id', 'in', untouched)
    .where(isBuiltIn)
    .where(
      'path',
      'not in',
      expected.map(({ path }) => path),
    )
    .execute();
  await database
    .insertInto('product_pictures')
    .values(expected)
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'view'])
        .doUpdateSet(({ ref }) => ({
          is_transparent: ref('excluded.is_transparent'),
          alt_ar: ref('excluded.alt_ar'),
          alt_en: ref('excluded.alt_en'),
        }))
        .where(isBuiltIn)
        .where(
          sql<boolean>`(product_pictures.is_transparent, product_pictures.alt_ar, product_pictures.alt_en)
            is distinct from (excluded.is_transparent, excluded.alt_ar, excluded.alt_en)`,
        ),
    )
    .execute();
};

const areSame = (
  current: readonly Tables['product_pictures'][],
  expected: readonly Tables['product_pictures'][],
): boolean => {
  const serialize = ({ product_id, view, path, is_transparent, alt_ar, alt_en }: Tables['product_pictures']): string =>
    JSON.stringify([product_id, view, path, is_transparent, alt_ar, alt_en]);
  const serialized = new Set(current.map(serialize));
  return current.length === expected.length && expected.every((picture) => serialized.has(serialize(picture)));
};

/** Locks these products until the end of the transaction; returns those without pictures set by admins. */
const lockWithoutCustomPictures = async (database: Reader, ids: readonly string[]): Promise<string[]> => {
  const rows = await database
    .selectFrom('products')
    .select(['id', 'has_custom_pictures'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forShare()
    .execute();
  return rows.filter(({ has_custom_pictures: isOwn }) => !isOwn).map(({ id }) => id);
};

const listedProducts = (database: Reader) => database.selectFrom('products').where('is_archived', '=', sql.lit(false));

const completeProducts = (database: Reader) =>
  listedProducts(database)
    .select([...columnsOf(productKeys), 'updated_at'])
    .select((query) => jsonArrayFrom(picturesOf(query).orderBy('view')).as('pictures'));

const cardProducts = (database: Reader) =>
  listedProducts(database)
    .select(columnsOf(cardDataFields))
    .select((query) => jsonArrayFrom(picturesOf(query).where('view', '=', 1)).as('pictures'));

const picturesOf = (query: ExpressionBuilder<Tables, 'products'>) =>
  query
    .selectFrom('product_pictures')
    .select(['view', 'path', 'is_transparent', 'alt_ar', 'alt_en'])
    .whereRef('product_id', '=', 'products.id');

type RowOf<Query extends { execute: () => Promise<readonly unknown[]> }> = Awaited<
  ReturnType<Query['execute']>
>[number];

const productOf = (row: RowOf<ReturnType<typeof completeProducts>>): StoredProduct => ({
  ...toFields(productKeys, row),
  pictures: row.pictures.map(storedPicture),
  updatedAt: row.updated_at,
});

const cardProductOf = (row: RowOf<ReturnType<typeof cardProducts>>): ProductCardData => ({
  ...toFields(cardDataFields, row),
  pictures: row.pictures.map(storedPicture),
});

const storedPicture = (row: Omit<Tables['product_pictures'], 'product_id'>): StoredPicture => ({
  view: row.view,
  path: row.path,
  isTransparent: row.is_transparent,
  alt: { ar: row.alt_ar, en: row.alt_en },
});

/** Returns listed products with low or no stock, lowest stock first. */
export const findLowStock = async (database: Reader, limit: number) => {
  const rows = await listedProducts(database)
    .select(columnsOf(lowStockFields))
    .where('stock', '<=', LOW_STOCK_THRESHOLD)
    .orderBy('stock')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => toFields(lowStockFields, row));
};

/** Counts listed products with low or no stock, by the index `products_low_stock_idx`. */
export const countProductsLowInStock = (database: Reader) =>
  countUpTo(database, listedProducts(database).where(sql<boolean>`stock <= ${sql.lit(LOW_STOCK_THRESHOLD)}`));

const lowStockFields = ['id', 'stock', 'name', 'subtitle'] as const;
