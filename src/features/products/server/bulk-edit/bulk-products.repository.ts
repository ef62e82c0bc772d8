import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';
import type { Product } from '../../product.ts';
import { type ColumnsOf, columnsOf, columnTypes, productKeys, toFields } from '../product-columns.ts';
import { type StockMovementCause, settingStockCause } from '../stock.repository.ts';

/** A product with the columns that a bulk edit needs. */
export type BulkProduct = Product & {
  readonly version: number;
  readonly isArchived: boolean;
  readonly position: number;
};

/** Returns products by id, including archived ones. */
export const findBulkProducts = async (database: Kysely<Tables>, ids: readonly string[]) =>
  toBulkProducts(await productsOf(database, ids).execute());

/** Returns products by id, including archived ones, and locks them until the end of the transaction. */
export const lockBulkProducts = async (transaction: Transaction<Tables>, ids: readonly string[]) =>
  toBulkProducts(await productsOf(transaction, ids).forNoKeyUpdate().execute());

const productsOf = (database: Kysely<Tables>, ids: readonly string[]) =>
  database
    .selectFrom('products')
    .select([...columnsOf(productKeys), 'version', 'is_archived', 'position'])
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .orderBy('id');

type Row = Awaited<ReturnType<ReturnType<typeof productsOf>['execute']>>[number];

const toBulkProducts = (rows: readonly Row[]): ReadonlyMap<string, BulkProduct> =>
  new Map(
    rows.map(({ version, is_archived: isArchived, position, ...row }) => [
      row.id,
      { ...toFields(productKeys, row), version, isArchived, position },
    ]),
  );

/** Columns that a bulk edit writes in addition to those of the product. */
export type BulkColumns = ColumnsOf<Omit<Product, 'id'>> & { readonly search_text: string };
export type BulkUpdate = { readonly id: string; readonly columns: Partial<BulkColumns> };

/** The names of these columns in statements. */
export const bulkColumnNames: readonly (keyof BulkColumns)[] = [
  ...columnsOf(productKeys).filter((name) => name !== 'id'),
  'search_text',
];

/** Returns the column list of a JSON record set: the id and these columns. */
export const toColumnList = (names: readonly (keyof BulkColumns)[]): string =>
  ['id text', ...names.map((name) => `${name} ${columnTypes.get(name) ?? 'text'}`)].join(', ');

/**
 * Updates many locked products in one statement, with a movement for each changed stock, and increments their versions. All updates have
 * the same columns; only these are written, to avoid work for the others.
 */
export const updateProducts = async (
  transaction: Transaction<Tables>,
  updates: readonly BulkUpdate[],
  { now, cause }: { readonly now: Date; readonly cause: StockMovementCause },
): Promise<void> => {
  const written = bulkColumnNames.filter((name) => updates.some(({ columns }) => name in columns));
  const types = sql.raw(toColumnList(written));
  const values = sql.raw(written.map((name) => `${name} = changed.${name}, `).join(''));
  const rows = JSON.stringify(updates.map(({ id, columns }) => ({ id, ...columns })));
  await sql`
    with cause as materialized (select ${settingStockCause(cause)} as text)
    update products set ${values} version = version + 1, updated_at = ${now}
    from cause, jsonb_to_recordset(${rows}::jsonb) as changed (${types})
    where products.id = changed.id and cause.text is not null`.execute(transaction);
};

/** Returns the ids of the listed products in their order. */
export const findListedIds = async (database: Kysely<Tables>): Promise<string[]> => {
  const rows = await database
    .selectFrom('products')
    .select('id')
    .where('is_archived', '=', sql.lit(false))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Numbers these products from 1, in this order; writes only rows whose position changes. */
export const writePositions = async (transaction: Transaction<Tables>, ids: readonly string[]): Promise<void> => {
  await sql`
    update products set position = numbered.place
    from unnest(${[...ids]}::text[]) with ordinality as numbered (id, place)
    where products.id = numbered.id and products.position <> numbered.place`.execute(transaction);
};
