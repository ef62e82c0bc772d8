import { defineSchedule } from '#core/server/jobs/define-job.ts';
import { deleteExpiredRequestLimits } from './rate-limits.ts';

export const apiSchedules = [
  defineSchedule('delete-expired-request-limits', 'five minutes', ({ database }) =>
    deleteExpiredRequestLimits(database.pool),
  ),
];
