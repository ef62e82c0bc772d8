import { defineJob, defineSchedule } from '#core/server/jobs/define-job.ts';
import { bookSettlement, bookWaitingSettlements, SETTLEMENT_TASK } from './book-settlement.ts';

export const settlementJobs = [
  defineJob(SETTLEMENT_TASK, (shop, { settlementId }: { readonly settlementId: string }) =>
    bookSettlement(shop, settlementId),
  ),
];

export const settlementSchedules = [defineSchedule('book-waiting-settlements', 'five minutes', bookWaitingSettlements)];
