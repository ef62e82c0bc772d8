import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { adminBulkRunsContract } from '../bulk-runs.admin.contract.ts';
import { getLatestBulkRun, listBulkRunRows, stopBulkRun } from './bulk-runs.ts';

const adminBulkRunsApi = implementContract(adminBulkRunsContract);

/** Admin endpoints of bulk actions. */
export const adminBulkRunsRouter = adminBulkRunsApi.router({
  latest: adminBulkRunsApi.latest.handler(async ({ context, input }) =>
    getLatestBulkRun(context.shop, (await requireCaller(context)).userId, input.subject),
  ),
  rows: adminBulkRunsApi.rows.handler(async ({ context, input }) =>
    listBulkRunRows(context.shop, (await requireCaller(context)).userId, input),
  ),
  stop: adminBulkRunsApi.stop.handler(async ({ context, input }) =>
    stopBulkRun(context.shop, (await requireCaller(context)).userId, input.id),
  ),
});
