import { type Kysely, sql, type Transaction } from 'kysely';
import type { Bilingual } from '#core/i18n/language.ts';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

type NewRun = {
  readonly adminId: string;
  readonly key: string;
  readonly action: string;
  readonly input: object;
  readonly total: number;
  readonly at: Date;
};

/**
 * Inserts a run; undefined if the admin has one with the same key, or a running one. Waits for a concurrent insert, so that one of
 * two equal requests succeeds.
 */
export const insertRun = async (
  transaction: Transaction<Tables>,
  { adminId, key, action, input, total, at }: NewRun,
): Promise<string | undefined> => {
  const row = await transaction
    .insertInto('bulk_runs')
    .values({
      admin_id: adminId,
      idempotency_key: key,
      action,
      input: JSON.stringify(input),
      total,
      created_at: at,
      progress_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

/** A selected item. */
export type NewItem = {
  readonly id: string;
  /** Code that admins read; null for an unknown item. */
  readonly name: string | null;
  /** Sum that the admin confirmed, in piastres. */
  readonly amount?: number;
};

/** Inserts the rows of a run in the order of the items. */
export const insertRows = async (
  transaction: Transaction<Tables>,
  runId: string,
  items: readonly NewItem[],
): Promise<void> => {
  await sql`
    insert into bulk_run_rows (run_id, position, item_id, name, amount)
    select ${runId}::uuid, position - 1, item_id, name, amount
    from unnest(${items.map(({ id }) => id)}::uuid[], ${items.map(({ name }) => name)}::text[],
        ${items.map(({ amount }) => amount ?? null)}::bigint[])
      with ordinality as item (item_id, name, amount, position)`.execute(transaction);
};

const runsWithCounts = (database: Reader) =>
  database
    .selectFrom('bulk_runs')
    .select(['id', 'action', 'state', 'reason', 'total', 'created_at', 'progress_at', 'ended_at'])
    .select(({ selectFrom }) =>
      (['done', 'refused'] as const).map((state) =>
        selectFrom('bulk_run_rows')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('run_id', '=', 'bulk_runs.id')
          .where('bulk_run_rows.state', '=', state)
          .$asScalar()
          .as(`${state}_count`),
      ),
    )
    .$castTo<ListedRun>();

/** A run with the counts of its rows. */
export type ListedRun = Pick<Tables['bulk_runs'], 'action' | 'total'> & {
  readonly id: string;
  readonly state: 'running' | 'done' | 'stopped' | 'refused';
  readonly reason: Bilingual | null;
  readonly created_at: Date;
  readonly progress_at: Date;
  readonly ended_at: Date | null;
  readonly done_count: number;
  readonly refused_count: number;
};

/** Returns a run of the admin. */
export const findRun = (database: Reader, adminId: string, id: string): Promise<ListedRun | undefined> =>
  runsWithCounts(database).where('admin_id', '=', adminId).where('id', '=', id).executeTakeFirst();

/** Returns the run that the admin started with this key. */
export const findRunByKey = (database: Reader, adminId: string, key: string): Promise<ListedRun | undefined> =>
  runsWithCounts(database).where('admin_id', '=', adminId).where('idempotency_key', '=', key).executeTakeFirst();

/** Returns the admin's last run of actions on a kind of item. */
export const findLatestRun = (database: Reader, adminId: string, subject: string): Promise<ListedRun | undefined> =>
  runsWithCounts(database)
    .where('admin_id', '=', adminId)
    .where(sql<boolean>`starts_with(action, ${`${subject}.`})`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns the data of a running run for a job; undefined for an ended one. */
export const findRunningRun = (database: Reader, id: string) =>
  database
    .selectFrom('bulk_runs')
    .select(['id', 'admin_id', 'action', 'input'])
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();

/** Returns the next waiting rows of a run without those at the `excluded` positions; rows that have failed come last. */
export const findWaitingRows = (database: Reader, runId: string, excluded: readonly number[], limit: number) =>
  database
    .selectFrom('bulk_run_rows')
    .select(['position', 'item_id', 'amount'])
    .where('run_id', '=', runId)
    .where('state', '=', 'waiting')
    .where(sql<boolean>`position <> all(${[...excluded]}::integer[])`)
    .orderBy('attempts')
    .orderBy('position')
    .limit(limit)
    .execute();

/** Returns rows of a run in one state after a position. */
export const findRows = (
  database: Reader,
  runId: string,
  { state, after = -1 }: { readonly state: 'waiting' | 'done' | 'refused'; readonly after?: number | undefined },
  limit: number,
) =>
  database
    .selectFrom('bulk_run_rows')
    .select(['position', 'name', 'state', 'reason'])
    .where('run_id', '=', runId)
    .where('state', '=', state)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .$castTo<{ position: number; name: string | null; state: typeof state; reason: Bilingual | null }>()
    .execute();

/** Locks a running run against its end until the end of the transaction; false for an ended one. */
export const lockRunningRun = async (transaction: Transaction<Tables>, id: string): Promise<boolean> => {
  const row = await transaction
    .selectFrom('bulk_runs')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'running')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
};

type Row = { readonly runId: string; readonly position: number };

/** Marks a waiting row as done, or as refused with a reason; false when another job has processed it. */
export const completeRow = async (
  database: Reader,
  { runId, position }: Row,
  reason: Bilingual | null = null,
): Promise<boolean> => {
  const row = await database
    .updateTable('bulk_run_rows')
    .set({ state: reason === null ? 'done' : 'refused', reason: reason && JSON.stringify(reason) })
    .where('run_id', '=', runId)
    .where('position', '=', position)
    .where('state', '=', 'waiting')
    .returning('position')
    .executeTakeFirst();
  return row !== undefined;
};

/** Counts an unexpected failure of a row; returns the number of its failures. */
export const countAttempt = async (database: Reader, { runId, position }: Row): Promise<number> => {
  const { attempts } = await database
    .updateTable('bulk_run_rows')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('run_id', '=', runId)
    .where('position', '=', position)
    .returning('attempts')
    .executeTakeFirstOrThrow();
  return attempts;
};

/** Records the progress of a running run. */
export const updateProgress = async (database: Reader, id: string, at: Date): Promise<void> => {
  await database
    .updateTable('bulk_runs')
    .set({ progress_at: at })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
};

/** Ends the running run of an admin that has made no progress since an instant. */
export const endStalledRun = async (
  database: Reader,
  adminId: string,
  { before, at, reason }: { readonly before: Date; readonly at: Date; readonly reason: Bilingual },
): Promise<void> => {
  await database
    .updateTable('bulk_runs')
    .set({ state: 'refused', ended_at: at, reason: JSON.stringify(reason) })
    .where('admin_id', '=', adminId)
    .where('state', '=', 'running')
    .where('progress_at', '<', before)
    .execute();
};

/** Ends a running run after its current item; does nothing to an ended one. */
export const endRun = async (
  database: Reader,
  id: string,
  {
    state,
    at,
    reason = null,
  }: {
    readonly state: 'done' | 'stopped' | 'refused';
    readonly at: Date;
    readonly reason?: Bilingual | null;
  },
): Promise<void> => {
  await database
    .updateTable('bulk_runs')
    .set({ state, ended_at: at, reason: reason && JSON.stringify(reason) })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
};

/** Deletes up to `limit` of the runs that were started before an instant, with their rows; returns their number. */
export const deleteRunsBefore = async (database: Reader, before: Date, limit: number): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom('bulk_runs')
    .where('id', 'in', (query) =>
      query.selectFrom('bulk_runs').select('id').where('created_at', '<', before).orderBy('created_at').limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};
