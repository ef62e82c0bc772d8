import { FAILED_JOB_DAYS } from '#core/privacy/retention-times.ts';
import { definePersonalData } from '#core/server/privacy/define-personal-data.ts';
import { defineRetention } from './define-job.ts';
import { deleteExpiredJobs } from './job-worker.ts';

export const jobPersonalData = definePersonalData({
  records: [
    {
      data: 'pending mails',
      tables: ['graphile_worker'],
      withoutCustomers: ['graphile_worker'],
      purpose: 'to send them',
      retention: 'until sent; 30 days if they cannot be sent; encrypted',
      access: 'no one',
    },
  ],
  retention: [defineRetention('delete-expired-jobs', (shop) => deleteExpiredJobs(shop, FAILED_JOB_DAYS))],
});
