import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';
import type { Product } from '../../product.ts';
import { type BulkColumns, bulkColumnNames, toColumnList } from '../bulk-edit/bulk-products.repository.ts';
import { type ColumnsOf, columnsOf, productKeys } from '../product-columns.ts';
import { setStockCause } from '../stock.repository.ts';

type Reader = Kysely<Tables>;

type NewImport = Pick<
  Tables['product_imports'],
  'admin_id' | 'file_name' | 'content' | 'plan_hash' | 'changes' | 'archive_id'
>;

/** Stores a checked file; returns its id. */
export const insertImport = async (database: Reader, file: NewImport, now: Date): Promise<string> => {
  const { id } = await database
    .insertInto('product_imports')
    .values({ ...file, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const progress = ['id', 'state', 'done', 'changes'] as const;

/** Returns the progress of an admin's import. */
export const findImport = (database: Reader, id: string, adminId: string) =>
  database
    .selectFrom('product_imports')
    .select(progress)
    .where('id', '=', id)
    .where('admin_id', '=', adminId)
    .executeTakeFirst();

/** Returns the archive of an admin's import in the state `checked`. */
export const findCheckedImport = (database: Reader, id: string, adminId: string) =>
  database
    .selectFrom('product_imports')
    .select('archive_id')
    .where('id', '=', id)
    .where('admin_id', '=', adminId)
    .where('state', '=', 'checked')
    .executeTakeFirst();

/** Queues an import; undefined unless its state is `checked` and its pictures are prepared. */
export const startImport = (transaction: Transaction<Tables>, id: string, adminId: string, archivesNew: boolean) =>
  transaction
    .updateTable('product_imports')
    .set({ state: 'waiting', archives_new: archivesNew })
    .where('id', '=', id)
    .where('admin_id', '=', adminId)
    .where('state', '=', 'checked')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product_import_pictures')
            .select('entry')
            .whereRef('product_import_pictures.archive_id', '=', 'product_imports.archive_id')
            .where('path', 'is', null),
        ),
      ),
    )
    .returning(progress)
    .executeTakeFirst();

/** Serializes the starts of an admin's imports until the end of the transaction. */
export const lockImportsOf = async (transaction: Transaction<Tables>, adminId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`product imports of ${adminId}`}))`.execute(transaction);
};

/** Counts the admin's unfinished imports uploaded since an instant. */
export const countOpenImports = async (
  transaction: Transaction<Tables>,
  adminId: string,
  since: Date,
): Promise<number> => {
  const { count } = await transaction
    .selectFrom('product_imports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('admin_id', '=', adminId)
    .where('state', 'in', ['waiting', 'running'])
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
};

/** Requests the cancellation of a running import. */
export const cancelImport = async (database: Reader, id: string, adminId: string): Promise<void> => {
  await sql`
    update product_imports set is_cancelled = true,
      state = case when state in ('checked', 'waiting') then 'cancelled' else state end,
      content = case when state in ('checked', 'waiting') then null else content end
    where id = ${id}::uuid and admin_id = ${adminId}::uuid`.execute(database);
};

/**
 * Ends an import that must not run again: it was cancelled while no process ran it, or it has started this many times.
 */
export const endExhaustedImport = async (database: Reader, id: string, maxAttempts: number): Promise<void> => {
  await sql`
    update product_imports set state = case when is_cancelled then 'cancelled' else 'failed' end, content = null
    where id = ${id}::uuid and state in ('waiting', 'running') and (is_cancelled or attempts >= ${maxAttempts})`.execute(
    database,
  );
};

/** Claims a waiting import, or one with a killed run, for this run; undefined for any other. */
export const claimImport = (database: Reader, id: string) =>
  database
    .updateTable('product_imports')
    .set({ state: 'running', done: 0, attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .where('is_cancelled', '=', false)
    .returning(['id', 'admin_id', 'file_name', 'content', 'plan_hash', 'archives_new', 'archive_id'])
    .executeTakeFirst();

/**
 * Locks an import for one run until the end of the transaction, without its row, to which the run writes its progress; false when
 * another run has finished it.
 */
export const lockRun = async (transaction: Transaction<Tables>, id: string): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`product import ${id}`}))`.execute(transaction);
  const row = await transaction.selectFrom('product_imports').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state === 'running';
};

/** Records the progress of an import outside its transaction; false when the import must stop. */
export const updateProgress = async (database: Reader, id: string, done: number): Promise<boolean> => {
  const row = await database
    .updateTable('product_imports')
    .set({ done })
    .where('id', '=', id)
    .returning('is_cancelled')
    .executeTakeFirst();
  return row?.is_cancelled === false;
};

/** Ends an import, and deletes its file. */
export const endImport = async (
  database: Reader,
  id: string,
  state: 'done' | 'cancelled' | 'outdated',
): Promise<void> => {
  await database.updateTable('product_imports').set({ state, content: null }).where('id', '=', id).execute();
};

/** Returns the archive of a finished import. */
export const findEndedArchive = async (database: Reader, id: string): Promise<string | null> => {
  const row = await database
    .selectFrom('product_imports')
    .select('archive_id')
    .where('id', '=', id)
    .where('state', 'in', ['done', 'cancelled', 'outdated', 'failed'])
    .executeTakeFirst();
  return row?.archive_id ?? null;
};

/** Requeues an import after a failed run. */
export const requeueImport = async (database: Reader, id: string): Promise<void> => {
  await database
    .updateTable('product_imports')
    .set({ state: 'waiting' })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
};

/** Deletes an admin's checked files that were not started. */
export const deleteCheckedImports = async (transaction: Transaction<Tables>, adminId: string): Promise<void> => {
  await transaction
    .deleteFrom('product_imports')
    .where('admin_id', '=', adminId)
    .where('state', '=', 'checked')
    .execute();
};

export const deleteImportsBefore = async (database: Reader, before: Date): Promise<void> => {
  await database.deleteFrom('product_imports').where('created_at', '<', before).execute();
};

/** Raises the statement timeout for an import. */
export const allowLongStatements = async (transaction: Transaction<Tables>): Promise<void> => {
  await sql`set local statement_timeout = '50s'`.execute(transaction);
};

/** Returns all product ids, including archived products. */
export const findAllIds = async (transaction: Transaction<Tables>): Promise<Set<string>> => {
  const rows = await transaction.selectFrom('products').select('id').execute();
  return new Set(rows.map(({ id }) => id));
};

/** Inserts products at the last positions in one statement, with their opening movements. */
export const insertProducts = async (
  transaction: Transaction<Tables>,
  products: readonly ({ readonly id: string } & BulkColumns)[],
  { isArchived, now, by }: { readonly isArchived: boolean; readonly now: Date; readonly by: string },
): Promise<void> => {
  await setStockCause(transaction, { reason: 'opening', by });
  const columns = sql.raw(bulkColumnNames.join(', '));
  const types = sql.raw(toColumnList(bulkColumnNames));
  const rows = JSON.stringify(products.map((product, index) => ({ ...product, place: index + 1 })));
  await sql`
    insert into products (id, ${columns}, position, is_archived, updated_at)
      select id, ${columns}, (select coalesce(max(position), 0) from products) + place, ${isArchived}::boolean, ${now}::timestamptz
      from jsonb_to_recordset(${rows}::jsonb) as given (place integer, ${types}) order by place`.execute(transaction);
};

/** Returns products by id, after a cursor, for an export. */
export const findForFile = async (
  database: Reader,
  after: string | undefined,
  limit: number,
): Promise<ColumnsOf<Product>[]> => {
  let query = database.selectFrom('products').select(columnsOf(productKeys)).orderBy('id').limit(limit);
  if (after !== undefined) query = query.where('id', '>', after);
  return query.execute();
};
