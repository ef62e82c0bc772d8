import { analyzeTables } from '#core/server/database/analyze.ts';
import { defineSchedule } from './define-job.ts';

export const databaseSchedules = [
  // after the daily deletions, so that the statistics contain no deleted values
  defineSchedule('refresh-statistics', 'day', ({ database }) => analyzeTables(database), { minute: 30 }),
];
