import { FAILED_JOB_DAYS } from '#core/privacy/retention-times.ts';
import { analyzeTables } from '#core/server/database/analyze.ts';
import { defineRetention, defineSchedule } from './define-job.ts';
import { deleteExpiredJobs } from './job-worker.ts';

export const failedJobRetention = [
  defineRetention('delete-expired-jobs', (shop) => deleteExpiredJobs(shop, FAILED_JOB_DAYS)),
];

export const databaseSchedules = [
  // after the daily deletions, so that the statistics contain no deleted values
  defineSchedule('refresh-statistics', 'day', ({ database }) => analyzeTables(database), { minute: 30 }),
];
