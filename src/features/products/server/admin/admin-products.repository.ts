import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Bilingual, textIn } from '#core/i18n/language.ts';
import { allOf, containsPattern, countUpTo, findMatches, type Matches } from '#core/server/database/pagination.ts';
import { withCustomPlan } from '#core/server/database/prepared-statements.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { adminRowFields, type Product } from '../../product.ts';
import { LOW_STOCK_THRESHOLD, type ProductSort } from '../../product-list.ts';
import type { AdminProductFilters } from '../../products.admin.contract.ts';
import { type ColumnsOf, columnsOf, productKeys } from '../product-columns.ts';
import { searchPartsOf } from '../search-text.ts';
import { type StockMovementCause, setStockCause } from '../stock.repository.ts';

type Reader = Kysely<Tables>;

const rowColumns = columnsOf(adminRowFields);

/** Filters of the product list and the result of counting its search. */
type ProductQuery = AdminProductFilters & { readonly matches?: Matches['ids'] | undefined };

/** Returns products in the given order, archived ones last, after a cursor. */
export const findProducts = async (database: Reader, filters: ProductQuery, limit: number) =>
  (await orderedProducts(database, filters, limit))
    .select(rowColumns)
    .select(({ selectFrom }) =>
      selectFrom('product_pictures')
        .select('path')
        .whereRef('product_id', '=', 'products.id')
        .where('view', '=', 1)
        .as('picture'),
    )
    .execute();

/** Returns complete products in list order, for the bulk editor. */
export const findGridProducts = async (database: Reader, filters: ProductQuery, limit: number) =>
  (await orderedProducts(database, filters, limit)).select([...columnsOf(productKeys), 'version']).execute();

/** Returns the ids of the first products of a search, in the order of the list; null for a search without words. */
export const searchAdminProducts = async (
  database: Reader,
  filters: AdminProductFilters,
  limit: number,
): Promise<string[] | null> => {
  if (searchPartsOf(filters.q).length === 0) return null;
  const rows = await (await orderedProducts(database, filters, limit)).execute();
  return rows.map(({ cursor }) => cursor);
};

const orderedProducts = async (database: Reader, filters: ProductQuery, limit: number) => {
  const matches = searchPartsOf(filters.q).length === 0 ? null : await findMatchingIds(database, filters, limit);
  const query =
    matches === null
      ? filteredProducts(database, filters)
      : database.selectFrom('products').where('id', '=', sql<string>`any(${matches})`);
  return sorted(query.where(await isAfterCursor(database, filters)), filters)
    .select(['is_archived', 'position', 'id as cursor'])
    .limit(limit);
};

/**
 * Returns the ids of products whose search text contains all words: all of few, found by the index (by the count, if there was one);
 * of many the first after the cursor, by scanning all products in list order. The planner cannot choose between the two, because it
 * assumes that words are independent of each other and of the order.
 */
const findMatchingIds = async (database: Reader, filters: ProductQuery, limit: number): Promise<readonly string[]> => {
  const matches = filters.matches === undefined ? (await countProducts(database, filters)).ids : filters.matches;
  if (matches !== null) return matches;
  const query = filteredProducts(database, filters)
    .where(await isAfterCursor(database, filters))
    .where(allOf(containsConditions(searchPartsOf(filters.q))));
  const rows = await sorted(query, filters).select('id').limit(limit).modifyEnd(withCustomPlan).execute();
  return rows.map(({ id }) => id);
};

const sorted = (query: ReturnType<typeof filteredProducts>, filters: AdminProductFilters) =>
  query.orderBy('is_archived').orderBy(keyOf(filters)).orderBy('id');

/** Counts filtered products; also returns the ids of a search's matches, unless there are too many to count. */
export const countProducts = async (database: Reader, filters: AdminProductFilters): Promise<Matches> => {
  const parts = searchPartsOf(filters.q);
  const query = filteredProducts(database, filters);
  if (parts.length === 0) return { ...(await countUpTo(database, query)), ids: null };
  const matching = query.where(allOf([...candidateConditions(parts, filters), ...containsConditions(parts)]));
  return findMatches(matching.select('id').modifyEnd(withCustomPlan));
};

const filteredProducts = (database: Reader, { category, state }: AdminProductFilters) => {
  let query = database.selectFrom('products');
  if (category !== undefined) query = query.where('category', '=', category);
  if (state !== undefined) query = query.where('is_archived', '=', state === 'archived');
  if (state === 'low') query = query.where(sql<boolean>`stock <= ${sql.lit(LOW_STOCK_THRESHOLD)}`);
  if (state === 'sold-out') query = query.where('stock', '=', 0);
  return query;
};

/** Conditions that find candidates by the index on spelled text, which has a q before each Arabic word and a word of the category. */
const candidateConditions = (
  parts: readonly string[],
  { category }: Pick<AdminProductFilters, 'category'>,
): RawBuilder<boolean>[] => [
  ...parts
    .map((part) => containsPattern(part.replace(/^ (?=[ء-ي])/u, ' q')))
    .map((pattern) => sql<boolean>`${spelledText} like spell_search_text(${pattern})`),
  ...(category === undefined
    ? []
    : [sql<boolean>`${spelledText} like '% ' || product_category_key(${category}) || '%'`]),
];

const spelledText = sql`spell_product_text(category, search_text)`;

/** Conditions on the text itself, which decide. */
const containsConditions = (parts: readonly string[]): RawBuilder<boolean>[] =>
  parts.map((part) => sql<boolean>`strpos(${part.startsWith(' ') ? spacedText : sql`search_text`}, ${part}) > 0`);

const spacedText = sql`' ' || translate(search_text, ${'\n'}, ' ')`;

/** Condition: after the last product of the previous page, which may have been deleted. */
const isAfterCursor = async (database: Reader, filters: AdminProductFilters): Promise<RawBuilder<boolean>> => {
  if (filters.after === undefined) return sql<boolean>`true`;
  const key = keyOf(filters);
  const last = await findSortKey(database, key, filters.after);
  if (!last) return sql<boolean>`true`;
  return sql<boolean>`(is_archived, ${key}, id) > (${last.is_archived}, ${last.key}, ${filters.after})`;
};

const keyOf = ({ sort, language }: AdminProductFilters): RawBuilder<string | number> =>
  textIn(keys, language)[sort ?? 'position'];

const inBoth = { position: sql<number>`position`, stock: sql<number>`stock` };
const keys: Bilingual<Record<ProductSort, RawBuilder<string | number>>> = {
  ar: { ...inBoth, name: sql<string>`name_ar collate "ar-x-icu"` },
  en: { ...inBoth, name: sql<string>`name_en collate "en-x-icu"` },
};

const findSortKey = (database: Reader, key: RawBuilder<string | number>, id: string) =>
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
export type EditedColumns = ColumnsOf<Omit<Product, 'id'>> & Pick<Selectable<Tables['products']>, 'search_text'>;

/** Updates a product; `cause` is recorded with a changed stock. */
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

/** Inserts a product at the last position; its opening movement names the admin `by`. */
export const insertProduct = async (
  transaction: Transaction<Tables>,
  product: EditedColumns & { readonly id: string; readonly is_archived: boolean },
  { now, by }: { readonly now: Date; readonly by: string },
): Promise<void> => {
  await setStockCause(transaction, { reason: 'opening', by });
  await transaction
    .insertInto('products')
    .values({ ...product, position: nextPosition, updated_at: now })
    .execute();
};

const nextPosition = sql<number>`(select coalesce(max(position), 0) + 1 from products)`;

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
      ...(isArchived ? {} : { position: nextPosition }),
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
