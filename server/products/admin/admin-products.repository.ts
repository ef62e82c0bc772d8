import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AdminProductFilters } from '../../../contract/admin/products.ts';
import { adminRowFields, type Product } from '../../../domain/products/product.ts';
import { LOW_STOCK_THRESHOLD, type ProductSort } from '../../../domain/products/product-list.ts';
import { fold } from '../../../domain/search/fold.ts';
import { containsPattern, countUpTo } from '../../../platform/database/pagination.ts';

import { withCustomPlan } from '../../../platform/database/prepared-statements.ts';
import type { ProductsTable, Tables } from '../../../platform/database/schema.ts';
import { type ColumnsOf, columnsOf, productKeys } from '../product-columns.ts';
import { type StockMovementCause, setStockCause } from '../stock.repository.ts';

type Reader = Kysely<Tables>;

const rowColumns = columnsOf(adminRowFields);

/** Returns products in the given order, archived ones last, behind a cursor. */
export const findProducts = async (database: Reader, wanted: AdminProductFilters, limit: number) =>
  (await orderedProducts(database, wanted, limit))
    .select(rowColumns)
    .select(({ selectFrom }) =>
      selectFrom('product_pictures')
        .select('path')
        .whereRef('product_id', '=', 'products.id')
        .where('view', '=', 1)
        .as('picture'),
    )
    .execute();

const orderedProducts = async (database: Reader, wanted: AdminProductFilters, limit: number) => {
  const key = keyOf(wanted);
  let query = productsOf(database, wanted);
  if (wanted.after !== undefined) {
    const last = await placeOf(database, key, wanted.after);
    if (last)
      query = query.where(
        sql<boolean>`(is_archived, ${key}, id) > (${last.is_archived}, ${last.key}, ${wanted.after})`,
      );
  }
  return query
    .select(['is_archived', 'position', 'id as cursor'])
    .orderBy('is_archived')
    .orderBy(key)
    .orderBy('id')
    .limit(limit);
};

/** Returns whole products as the list does, for the grid. */
export const findGridProducts = async (database: Reader, wanted: AdminProductFilters, limit: number) =>
  (await orderedProducts(database, wanted, limit)).select([...columnsOf(productKeys), 'version']).execute();

export const countProductsByCategory = (database: Reader, wanted: AdminProductFilters) =>
  countUpTo(database, productsOf(database, wanted));

const productsOf = (database: Reader, { q, category, state }: AdminProductFilters) => {
  let query = database.selectFrom('products');
  if (category !== undefined) query = query.where('category', '=', category);
  if (state !== undefined) query = query.where('is_archived', '=', state === 'archived');
  if (state === 'low') query = query.where(sql<boolean>`stock <= ${sql.lit(LOW_STOCK_THRESHOLD)}`);
  if (state === 'sold-out') query = query.where('stock', '=', 0);
  for (const word of wordsOf(q)) query = query.where('search_text', 'like', containsPattern(word));
  return q ? query.modifyEnd(withCustomPlan) : query;
};

const wordsOf = (q = ''): string[] =>
  fold(q)
    .split(' ')
    .filter((word) => word !== '');

const keyOf = ({ sort, language }: AdminProductFilters): RawBuilder<string | number> =>
  keys[language][sort ?? 'position'];

const inBoth = { position: sql<number>`position`, stock: sql<number>`stock` };
const keys: Record<AdminProductFilters['language'], Record<ProductSort, RawBuilder<string | number>>> = {
  ar: { ...inBoth, name: sql<string>`name_ar collate "ar-x-icu"` },
  en: { ...inBoth, name: sql<string>`name_en collate "en-x-icu"` },
};

const placeOf = (database: Reader, key: RawBuilder<string | number>, id: string) =>
  database
    .selectFrom('products')
    .select(['is_archived', key.as('key')])
    .where('id', '=', id)
    .executeTakeFirst();

/** Returns a product with its pictures, archived or not. */
export const findProduct = (database: Reader, id: string) =>
  database
    .selectFrom('products')
    .selectAll()
    .select((query) => [
      jsonArrayFrom(
        query
          .selectFrom('product_pictures')
          .select(['view', 'path', 'is_transparent', 'alt_ar', 'alt_en'])
          .whereRef('product_id', '=', 'products.id')
          .orderBy('view'),
      ).as('pictures'),
      sql<number>`(select count(*) from products as others where not others.is_archived)`.as('listed_count'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();

/** Locks a product until the end of the transaction, so that no admin or order changes it. */
export const lockProduct = (transaction: Transaction<Tables>, id: string) =>
  transaction
    .selectFrom('products')
    .select(['version', 'price', 'stock'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Columns that admins edit. */
export type EditedColumns = ColumnsOf<Omit<Product, 'id'>> & Pick<Selectable<ProductsTable>, 'search_text'>;

/** Updates a product; `cause` is that of a changed stock. */
export const updateProductRow = async (
  transaction: Transaction<Tables>,
  id: string,
  product: EditedColumns,
  { now, cause }: { readonly now: Date; readonly cause: StockMovementCause },
): Promise<void> => {
  await setStockCause(transaction, cause);
  await transaction
    .updateTable('products')
    .set({ ...product, version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .execute();
};

/** Returns the ids with a prefix. */
export const findIdsWithPrefix = async (
  transaction: Transaction<Tables>,
  slug: string,
): Promise<ReadonlySet<string>> => {
  const rows = await transaction.selectFrom('products').select('id').where('id', 'like', `${slug}%`).execute();
  return new Set(rows.map(({ id }) => id));
};

/** Inserts a product at the last position; `by` is the admin, whom its opening movement names. */
export const insertProduct = async (
  transaction: Transaction<Tables>,
  product: EditedColumns & { readonly id: string; readonly is_archived: boolean },
  { now, by }: { readonly now: Date; readonly by: string },
): Promise<void> => {
  await setStockCause(transaction, { reason: 'opening', by });
  await transaction
    .insertInto('products')
    .values({ ...product, position: behindAll, updated_at: now })
    .execute();
};

const behindAll = sql<number>`(select coalesce(max(position), 0) + 1 from products)`;

/** Archives a product, or restores it at the last position; false when nothing changed. */
export const setProductArchived = async (
  transaction: Transaction<Tables>,
  id: string,
  isArchived: boolean,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('products')
    .set({
      is_archived: isArchived,
      version: sql`version + 1`,
      updated_at: now,
      ...(isArchived ? {} : { position: behindAll }),
    })
    .where('id', '=', id)
    .where('is_archived', '=', !isArchived)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Locks the product order until the end of the transaction. */
export const lockProductOrder = async (transaction: Transaction<Tables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('product positions'))`.execute(transaction);
};

/**
 * Renumbers the positions from 1 without gaps, with one product moved to `position` when given; writes only rows whose
 * position changes.
 */
export const renumberPositions = async (
  transaction: Transaction<Tables>,
  moved?: { readonly id: string; readonly position: number },
): Promise<void> => {
  const { id, position } = moved ?? { id: '', position: 0 };
  await sql`
    with others as (
      select id, row_number() over (order by position, id) as place from products where not is_archived and id <> ${id}
    ), numbered as (
      select id, case when ${position} > 0 and place >= ${position} then place + 1 else place end as place from others
      union all
      select id, least(${position}, (select count(*) + 1 from others)) from products where id = ${id} and not is_archived
    )
    update products set position = numbered.place from numbered
    where products.id = numbered.id and products.position <> numbered.place`.execute(transaction);
};

/** Returns the position of a product; undefined when it is not listed. */
export const findPosition = async (database: Reader, id: string): Promise<number | undefined> => {
  const row = await database
    .selectFrom('products')
    .select('position')
    .where('id', '=', id)
    .where('is_archived', '=', sql.lit(false))
    .executeTakeFirst();
  return row?.position;
};
