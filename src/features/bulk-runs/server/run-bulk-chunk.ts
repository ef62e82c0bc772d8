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
import { bulkItemErrors } from '../bulk-runs.admin.contract.ts';
import {
  completeRow,
  countAttempt,
  endRun,
  findRunningRun,
  findWaitingRows,
  lockRunningRun,
  updateProgress,
} from './bulk-runs.repository.ts';
import type { BulkAction, Transact } from './define-bulk-action.ts';
import { toReason } from './to-reason.ts';

/** Name of the job that processes items of a run. */
export const BULK_RUN_TASK = 'run-bulk-action';

/** Attempts within half an hour; a failure of an item is no failure of the job. */
const JOB_ATTEMPTS = 8;

/** Delay before items that failed unexpectedly are tried again, in seconds. */
const ROW_RETRY_SECONDS = 30;

/** Priority below the other jobs of the same workers. */
const PRIORITY = 10;

/** Time after which a job leaves the remaining items to the next one, in milliseconds; a stopping process waits five seconds. */
const CHUNK_MS = 4_000;

const ROWS_PER_QUERY = 50;

/** Number of unexpected failures after which an item is refused, so that it does not block the other items. */
const MAX_ROW_ATTEMPTS = 3;

type Chunk = { readonly runId: string; readonly chunk: number };

/** Enqueues the job of a chunk. */
export const addChunkJob = (
  { box }: Pick<ShopContext, 'box'>,
  transaction: Transaction<Tables>,
  payload: Chunk,
  delaySeconds = 0,
) =>
  addJob(box, transaction, {
    task: BULK_RUN_TASK,
    payload,
    maxAttempts: JOB_ATTEMPTS,
    priority: PRIORITY,
    delaySeconds,
  });

type Run = NonNullable<Awaited<ReturnType<typeof findRunningRun>>>;

/**
 * Processes waiting items of a run, each once and in a transaction with the record of its result: a killed or repeated job repeats no
 * change. A later job repeats the items that failed unexpectedly. Ends the run when the admin has lost a permission.
 */
export const runBulkChunk = async (shop: ShopContext, { runId, chunk }: Chunk): Promise<void> => {
  const { kysely } = shop.database;
  const run = await findRunningRun(kysely, runId);
  if (run === undefined) return;
  const action = shop.registry.bulkActions.find(({ name }) => name === run.action);
  // another release may have stored it
  if (action === undefined || !action.accepts(run.input))
    return endEarly(shop, run, new AppError(apiErrors, 'UNEXPECTED'));
  const continueLater = (delaySeconds: number) =>
    inTransaction(shop.database, async (transaction) => {
      await updateProgress(transaction, runId, shop.clock());
      await addChunkJob(shop, transaction, { runId, chunk: chunk + 1 }, delaySeconds);
    });
  const deadline = performance.now() + CHUNK_MS;
  const failed: number[] = [];
  for (;;) {
    const rows = await findWaitingRows(kysely, runId, failed, ROWS_PER_QUERY);
    if (rows.length === 0) {
      return failed.length > 0
        ? continueLater(ROW_RETRY_SECONDS)
        : endRun(kysely, runId, { state: 'done', at: shop.clock() });
    }
    for (const { position, item_id: itemId, amount } of rows) {
      if (performance.now() > deadline) return continueLater(0);
      const refusal = await findMissingPermission(shop, run, action);
      if (refusal !== null) return endEarly(shop, run, refusal);
      const outcome = await processRow(shop, run, { action, position, itemId, amount });
      if (outcome === 'run ended') return;
      if (outcome === 'failed') failed.push(position);
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

type RowToProcess = {
  readonly action: BulkAction;
  readonly position: number;
  readonly itemId: string;
  readonly amount: number | null;
};

/** Processes one item and records its result; `failed`: unexpectedly, and to be repeated. */
const processRow = async (
  shop: ShopContext,
  run: Run,
  { action, position, itemId, amount }: RowToProcess,
): Promise<'processed' | 'failed' | 'run ended'> => {
  const row = { runId: run.id, position };
  const transact: Transact = (work) =>
    inTransaction(shop.database, async (transaction) => {
      if (!(await lockRunningRun(transaction, run.id))) throw new ItemSkipped(true);
      if (!(await completeRow(transaction, row))) throw new ItemSkipped(false);
      return work(transaction);
    });
  try {
    await action.run(shop, { id: itemId, adminId: run.admin_id, amount, transact }, run.input);
  } catch (error) {
    if (error instanceof ItemSkipped) return error.hasRunEnded ? 'run ended' : 'processed';
    const refusal = await toRefusal(shop, row, error);
    if (refusal === null) return 'failed';
    await completeRow(shop.database.kysely, row, toReason(shop, refusal));
  }
  return 'processed';
};

/** Returns the refusal of an item; counts an unexpected failure and returns null, until the item has failed too often. */
const toRefusal = async (
  shop: ShopContext,
  row: { readonly runId: string; readonly position: number },
  error: unknown,
): Promise<AppError | null> => {
  if (error instanceof AppError && error.definition.status < 500) return error;
  if ((await countAttempt(shop.database.kysely, row)) < MAX_ROW_ATTEMPTS) return null;
  shop.log.error({ run: row.runId, reason: failureOf(error).message }, 'item of a bulk action failed');
  return new AppError(bulkItemErrors, 'BULK_ITEM_FAILED');
};
