import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';

type Database = Kysely<Tables>;

/** Condition that a product was neither edited nor archived: each such change increases its version or replaces its pictures. */
const isUnedited = sql<boolean>`version = 1 and not has_custom_pictures`;

/** Condition that the stock of a product has only its opening movement: it was neither sold nor counted. */
const isUnsold = sql<boolean>`not exists (
  select from stock_movements where product_id = products.id and reason <> 'opening')`;

/** Counts the products among these ids that were neither edited nor sold. */
export const countUnchanged = async (database: Database, ids: readonly string[]): Promise<number> => {
  const { count } = await database
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', 'in', [...ids])
    .where(isUnedited)
    .where(isUnsold)
    .executeTakeFirstOrThrow();
  return count;
};

/** Whether a product is for sale, in stock or not. */
export const hasProductForSale = async (database: Database): Promise<boolean> =>
  (await database.selectFrom('products').select('id').where('is_archived', '=', false).limit(1).execute()).length > 0;

/** Takes the lock that a removal and a start of the shop, which inserts missing products, hold one after the other. */
export const lockStarterCatalogue = async (transaction: Transaction<Tables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('starter catalogue', 0))`.execute(transaction);
};

/** Locks the products among these ids against orders and edits, until the end of the transaction. */
export const lockForRemoval = async (transaction: Transaction<Tables>, ids: readonly string[]): Promise<string[]> => {
  const rows = await transaction
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
};

/** Returns for each of these locked products whether it was edited or sold. */
export const findChanges = (transaction: Transaction<Tables>, ids: readonly string[]) =>
  transaction
    .selectFrom('products')
    .select(['id', sql<boolean>`not (${isUnedited})`.as('isEdited'), sql<boolean>`not (${isUnsold})`.as('isSold')])
    .where('id', 'in', [...ids])
    .execute();

/** Deletes products with everything that refers to them, and records their ids, so that a start does not insert them again. */
export const deleteStarterProducts = async (
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<void> => {
  await transaction
    .insertInto('removed_starter_products')
    .values(ids.map((id) => ({ product_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .deleteFrom('products')
    .where('id', 'in', [...ids])
    .execute();
};

/** Returns the ids of removed products of the starter catalogue. */
export const findRemovedProducts = async (database: Database): Promise<ReadonlySet<string>> => {
  const rows = await database.selectFrom('removed_starter_products').select('product_id').execute();
  return new Set(rows.map(({ product_id: id }) => id));
};
