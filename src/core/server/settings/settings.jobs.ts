import { defineSchedule } from '#core/server/jobs/define-job.ts';
import { announceDueVersions } from './scheduled-versions.ts';

export const settingSchedules = [
  defineSchedule('announce-due-versions', 'minute', ({ database }) => announceDueVersions(database.kysely)),
];
