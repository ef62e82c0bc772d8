import type { Transaction } from 'kysely';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { rolePermissions } from '#core/permissions/permissions.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { addJob } from '#core/server/jobs/enqueue-job.ts';
import { failureOf } from '#core/server/jobs/wrap-task.ts';
import { staffRoleOf } from '#features/auth/server/staff-access.ts';
import type { Tables } from '#generated/tables.gen.ts';
import {
  completeRow,
  countAttempt,
  endRun,
  findRunningRun,
  findWaitingRows,
  lockRunningRun,
} from './bulk-runs.repository.ts';
import type { BulkAction, Transact } from './define-bulk-action.ts';
import { toReason } from './to-reason.ts';

/** Name of the job that processes items of a run. */
export const BULK_RUN_TASK = 'run-bulk-action';

/** Retries spread over days, because an unfinished run would stay running. */
const JOB_ATTEMPTS = 25;

/** Priority below the other jobs of the same workers. */
const PRIORITY = 10;

/** Time after which a job leaves the remaining items to the next one, in milliseconds; a stopping process waits five seconds. */
const CHUNK_MS = 4_000;

const ROWS_PER_QUERY = 50;

/** Number of unexpected failures after which an item is refused, so that it does not block the other items. */
const MAX_ROW_ATTEMPTS = 3;

type Chunk = { readonly runId: string; readonly chunk: number };

/** Enqueues the job of a chunk. */
export const addChunkJob = ({ box }: Pick<ShopContext, 'box'>, transaction: Transaction<Tables>, payload: Chunk) =>
  addJob(box, transaction, { task: BULK_RUN_TASK, payload, maxAttempts: JOB_ATTEMPTS, priority: PRIORITY });

type Run = NonNullable<Awaited<ReturnType<typeof findRunningRun>>>;

/**
 * Processes waiting items of a run, each in a transaction with the record of its result: a killed or repeated job repeats no change.
 * Ends the run when the admin has lost a permission.
 */
export const runBulkChunk = async (shop: ShopContext, { runId, chunk }: Chunk): Promise<void> => {
  const { kysely } = shop.database;
  const run = await findRunningRun(kysely, runId);
  if (run === undefined) return;
  const action = shop.registry.bulkActions.find(({ name }) => name === run.action);
  // another release may have stored it
  if (action === undefined || !action.accepts(run.input))
    return endEarly(shop, run, new AppError(apiErrors, 'UNEXPECTED'));
  const deadline = performance.now() + CHUNK_MS;
  for (;;) {
    const rows = await findWaitingRows(kysely, runId, ROWS_PER_QUERY);
    if (rows.length === 0) return endRun(kysely, runId, { state: 'done', at: shop.clock() });
    for (const { position, item_id: itemId } of rows) {
      if (performance.now() > deadline) {
        return inTransaction(shop.database, (transaction) =>
          addChunkJob(shop, transaction, { runId, chunk: chunk + 1 }),
        );
      }
      const refusal = await findMissingPermission(shop, run, action);
      if (refusal !== null) return endEarly(shop, run, refusal);
      if (!(await processRow(shop, run, { action, position, itemId }))) return;
    }
  }
};

/** Returns the error for an admin without a permission of the action; null for one with all of them. */
const findMissingPermission = async (shop: ShopContext, run: Run, action: BulkAction): Promise<AppError | null> => {
  const role = await staffRoleOf(shop, run.admin_id);
  if (role === null) return new AppError(apiErrors, 'ADMIN_REQUIRED');
  const isMissing = action.permissions(run.input).some((permission) => !rolePermissions[role].has(permission));
  return isMissing ? new AppError(apiErrors, 'PERMISSION_REQUIRED') : null;
};

const endEarly = (shop: ShopContext, run: Run, error: AppError): Promise<void> =>
  endRun(shop.database.kysely, run.id, { state: 'refused', at: shop.clock(), reason: toReason(shop, error) });

/** Thrown in the transaction of an item that must not be processed. */
class ItemSkipped extends Error {
  readonly hasRunEnded: boolean;

  constructor(hasRunEnded: boolean) {
    super('the item is not processed');
    this.hasRunEnded = hasRunEnded;
  }
}

type RowToProcess = { readonly action: BulkAction; readonly position: number; readonly itemId: string };

/** Processes one item and records its result; returns false when the run has ended. */
const processRow = async (
  shop: ShopContext,
  run: Run,
  { action, position, itemId }: RowToProcess,
): Promise<boolean> => {
  const row = { runId: run.id, position };
  const transact: Transact = (work) =>
    inTransaction(shop.database, async (transaction) => {
      if (!(await lockRunningRun(transaction, run.id))) throw new ItemSkipped(true);
      if (!(await completeRow(transaction, row))) throw new ItemSkipped(false);
      return work(transaction);
    });
  try {
    await action.run(shop, { id: itemId, adminId: run.admin_id, transact }, run.input);
  } catch (error) {
    if (error instanceof ItemSkipped) return !error.hasRunEnded;
    await completeRow(shop.database.kysely, row, toReason(shop, await toRefusal(shop, row, error)));
  }
  return true;
};

/** Returns the refusal of an item; throws an unexpected failure for the job's retry, until the item has failed too often. */
const toRefusal = async (
  shop: ShopContext,
  row: { readonly runId: string; readonly position: number },
  error: unknown,
): Promise<AppError> => {
  if (error instanceof AppError && error.definition.status < 500) return error;
  if ((await countAttempt(shop.database.kysely, row)) < MAX_ROW_ATTEMPTS) throw error;
  shop.log.error({ run: row.runId, reason: failureOf(error).message }, 'item of a bulk action failed');
  return new AppError(apiErrors, 'UNEXPECTED');
};
