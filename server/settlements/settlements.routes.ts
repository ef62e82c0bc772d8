import { requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
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

/** Admin endpoints of what couriers report of the cash that they collected. */
export const adminSettlements = {
  preview: api.admin.settlements.preview.handler(async ({ context, input }) => {
    await context.limits.spend('courierFile', (await requireCaller(context)).userId);
    return planSettlement(context.shop, input);
  }),
  read: api.admin.settlements.read.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    await context.limits.spend('courierFile', userId);
    return readSettlement(context.shop, userId, input);
  }),
  saveColumns: api.admin.settlements.saveColumns.handler(async ({ context, input }) =>
    saveSettlementColumns(context.shop, (await requireCaller(context)).userId, input),
  ),
  list: api.admin.settlements.list.handler(({ context, input }) => listSettlements(context.shop, input)),
  get: api.admin.settlements.get.handler(({ context, input }) => getSettlement(context.shop, input.id)),
  stop: api.admin.settlements.stop.handler(async ({ context, input }) =>
    stopSettlement(context.shop, (await requireCaller(context)).userId, input.id),
  ),
  lines: api.admin.settlements.lines.handler(({ context, input }) => listSettlementLines(context.shop, input)),
  settle: api.admin.settlements.settle.handler(async ({ context, input }) =>
    settleLine(context.shop, (await requireCaller(context)).userId, input),
  ),
  totals: api.admin.settlements.totals.handler(({ context, input }) => settlementTotals(context.shop, input)),
};
