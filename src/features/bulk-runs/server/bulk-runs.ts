import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { Permission } from '#core/permissions/permissions.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import type { DataContext } from '#core/server/jobs/define-job.ts';
import { type BulkRun, type BulkRunRow, bulkItemErrors, bulkRunErrors } from '../bulk-runs.admin.contract.ts';
import {
  deleteRunsBefore,
  endRun,
  endStalledRun,
  findLatestRun,
  findRows,
  findRun,
  findRunByKey,
  insertRows,
  insertRun,
  type ListedRun,
  type NewItem,
} from './bulk-runs.repository.ts';
import { addChunkJob } from './run-bulk-chunk.ts';
import { toReason } from './to-reason.ts';

/** Time without progress after which the job of a run counts as lost, in milliseconds; longer than all its retries. */
const STALLED_MS = 3_600_000;

/** Days after which runs are deleted. */
const RETENTION_DAYS = 30;

/** Runs per statement of the retention: each may have 5,000 rows. */
const RUNS_PER_DELETION = 100;

const ROWS_PER_PAGE = 100;

/** Returns the permissions that a bulk action with this input needs. Throws for an action that no feature defines. */
export const getBulkPermissions = ({ registry }: ShopContext, name: string, input: object): readonly Permission[] => {
  const action = registry.bulkActions.find((each) => each.name === name);
  if (action === undefined) throw new Error(`The bulk action ${name} is not defined.`);
  return action.permissions(input);
};

type StartedRun = {
  readonly key: string;
  /** Name of a bulk action. */
  readonly action: string;
  readonly input: object;
  /** Distinct items. */
  readonly items: readonly NewItem[];
};

/**
 * Starts a bulk action as a job; the caller has checked the admin's permissions. A repeated key returns its run.
 * BULK_RUN_UNFINISHED while another run of the admin is running.
 */
export const startBulkRun = (
  shop: ShopContext,
  adminId: string,
  { key, action, input, items }: StartedRun,
): Promise<BulkRun> =>
  inTransaction(shop.database, async (transaction) => {
    const at = shop.clock();
    await endStalled(shop, transaction, adminId);
    const id = await insertRun(transaction, { adminId, key, action, input, total: items.length, at });
    if (id !== undefined) {
      await insertRows(transaction, id, items);
      await addChunkJob(shop, transaction, { runId: id, chunk: 0 });
    }
    const run = await findRunByKey(transaction, adminId, key);
    if (run === undefined) throw new AppError(bulkRunErrors, 'BULK_RUN_UNFINISHED');
    return presentRun(run);
  });

/** Returns the run that the admin started with this key; undefined without one. */
export const findBulkRunByKey = async (
  { database }: ShopContext,
  adminId: string,
  key: string,
): Promise<BulkRun | undefined> => {
  const run = await findRunByKey(database.kysely, adminId, key);
  return run && presentRun(run);
};

/** Ends the admin's running run if its job was lost. */
const endStalled = (shop: ShopContext, database: Parameters<typeof endStalledRun>[0], adminId: string) => {
  const at = shop.clock();
  const reason = toReason(shop, new AppError(bulkItemErrors, 'BULK_RUN_STALLED'));
  return endStalledRun(database, adminId, { before: new Date(at.getTime() - STALLED_MS), at, reason });
};

/** Returns the admin's last run of actions on a kind of item, after its end if its job was lost; null without one. */
export const getLatestBulkRun = async (
  shop: ShopContext,
  adminId: string,
  subject: string,
): Promise<{ run: BulkRun | null }> => {
  const { kysely } = shop.database;
  let run = await findLatestRun(kysely, adminId, subject);
  if (run?.state === 'running' && shop.clock().getTime() - run.progress_at.getTime() > STALLED_MS) {
    await endStalled(shop, kysely, adminId);
    run = await findLatestRun(kysely, adminId, subject);
  }
  return { run: run === undefined ? null : presentRun(run) };
};

/** Returns a run of the admin; RESOURCE_NOT_FOUND. */
const getBulkRun = async ({ database }: ShopContext, adminId: string, id: string): Promise<BulkRun> => {
  const run = await findRun(database.kysely, adminId, id);
  if (run === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
  return presentRun(run);
};

type RowFilter = {
  readonly id: string;
  readonly state: BulkRunRow['state'];
  /** Position of the preceding row. */
  readonly after?: number | undefined;
};

/** Lists the results of a run of the admin in one state, a page after a position; RESOURCE_NOT_FOUND. */
export const listBulkRunRows = async (
  shop: ShopContext,
  adminId: string,
  { id, ...filter }: RowFilter,
): Promise<{ items: BulkRunRow[]; next: string | null }> => {
  await getBulkRun(shop, adminId, id);
  const rows = await findRows(shop.database.kysely, id, filter, ROWS_PER_PAGE + 1);
  const items = rows.slice(0, ROWS_PER_PAGE);
  return { items, next: rows.length > ROWS_PER_PAGE ? String(items.at(-1)?.position) : null };
};

/** Stops a run of the admin after its current item, for which it waits; RESOURCE_NOT_FOUND. */
export const stopBulkRun = async (shop: ShopContext, adminId: string, id: string): Promise<BulkRun> => {
  await getBulkRun(shop, adminId, id);
  await endRun(shop.database.kysely, id, { state: 'stopped', at: shop.clock() });
  return getBulkRun(shop, adminId, id);
};

/** Deletes runs 30 days after their start. */
export const deleteOldBulkRuns = async ({ database, clock }: DataContext): Promise<void> => {
  const before = new Date(clock().getTime() - RETENTION_DAYS * 86_400_000);
  let deleted = RUNS_PER_DELETION;
  while (deleted === RUNS_PER_DELETION) deleted = await deleteRunsBefore(database.kysely, before, RUNS_PER_DELETION);
};

const presentRun = ({ id, action, state, reason, total, ...run }: ListedRun): BulkRun => ({
  id,
  action,
  state,
  reason,
  total,
  done: run.done_count,
  refused: run.refused_count,
  createdAt: run.created_at.toISOString(),
  endedAt: run.ended_at?.toISOString() ?? null,
});
