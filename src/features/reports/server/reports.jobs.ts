import { defineSchedule } from '#core/server/jobs/define-job.ts';
import { refreshReports } from './refresh-reports.ts';

export const reportSchedules = [defineSchedule('refresh-reports', 'five minutes', refreshReports)];
