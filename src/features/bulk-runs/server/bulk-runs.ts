import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import type { DataContext } from '#core/server/jobs/define-job.ts';
import { type BulkRun, type BulkRunRow, bulkRunErrors } from '../bulk-runs.admin.contract.ts';
import {
  deleteRunsBefore,
  endRun,
  findLatestRun,
  findRows,
  findRun,
  findRunByKey,
  insertRows,
  insertRun,
  type ListedRun,
} from './bulk-runs.repository.ts';
import { addChunkJob } from './run-bulk-chunk.ts';

/** Days after which runs are deleted. */
const RETENTION_DAYS = 30;

const ROWS_PER_PAGE = 100;

type StartedRun = {
  readonly key: string;
  /** Name of a bulk action. */
  readonly action: string;
  readonly input: object;
  /** Distinct items with the codes that admins read; null for an unknown item. */
  readonly items: readonly { readonly id: string; readonly name: string | null }[];
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
    const id = await insertRun(transaction, { adminId, key, action, input, total: items.length, at });
    if (id !== undefined) {
      await insertRows(transaction, id, items);
      await addChunkJob(shop, transaction, { runId: id, chunk: 0 });
    }
    const run = await findRunByKey(transaction, adminId, key);
    if (run === undefined) throw new AppError(bulkRunErrors, 'BULK_RUN_UNFINISHED');
    return presentRun(run);
  });

/** Returns the admin's last run of actions on a kind of item; null without one. */
export const getLatestBulkRun = async (
  { database }: ShopContext,
  adminId: string,
  subject: string,
): Promise<{ run: BulkRun | null }> => {
  const run = await findLatestRun(database.kysely, adminId, subject);
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
export const deleteOldBulkRuns = ({ database, clock }: DataContext): Promise<void> =>
  deleteRunsBefore(database.kysely, new Date(clock().getTime() - RETENTION_DAYS * 86_400_000));

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
