import { defineSchedule } from '#core/server/jobs/define-job.ts';
import { checkStock } from './check-stock.ts';
import { mailLowStock } from './mail-low-stock.ts';

export const stockSchedules = [
  defineSchedule('check-stock', 'day', checkStock, { minute: 50 }),
  defineSchedule('mail-low-stock', 'hour', mailLowStock),
];
