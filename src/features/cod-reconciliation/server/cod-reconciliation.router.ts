import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { adminSettlementsContract } from '../cod-reconciliation.admin.contract.ts';
import { planSettlement, readSettlement } from './read-settlement.ts';
import { settleLine } from './settle-line.ts';
import {
  getSettlement,
  listSettlementLines,
  listSettlements,
  saveSettlementColumns,
  settlementTotals,
  stopSettlement,
} from './settlements.ts';

const adminSettlementsApi = implementContract(adminSettlementsContract);

/** Admin endpoints of cash settlements. */
export const adminSettlementsRouter = adminSettlementsApi.router({
  preview: adminSettlementsApi.preview.handler(async ({ context, input }) => {
    await context.limits.spend('courierFile', (await requireCaller(context)).userId);
    return planSettlement(context.shop, input);
  }),
  read: adminSettlementsApi.read.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    await context.limits.spend('courierFile', userId);
    return readSettlement(context.shop, userId, input);
  }),
  saveColumns: adminSettlementsApi.saveColumns.handler(async ({ context, input }) =>
    saveSettlementColumns(context.shop, (await requireCaller(context)).userId, input),
  ),
  list: adminSettlementsApi.list.handler(({ context, input }) => listSettlements(context.shop, input)),
  get: adminSettlementsApi.get.handler(({ context, input }) => getSettlement(context.shop, input.id)),
  stop: adminSettlementsApi.stop.handler(async ({ context, input }) =>
    stopSettlement(context.shop, (await requireCaller(context)).userId, input.id),
  ),
  lines: adminSettlementsApi.lines.handler(({ context, input }) => listSettlementLines(context.shop, input)),
  settle: adminSettlementsApi.settle.handler(async ({ context, input }) =>
    settleLine(context.shop, (await requireCaller(context)).userId, input),
  ),
  totals: adminSettlementsApi.totals.handler(({ context, input }) => settlementTotals(context.shop, input)),
});
