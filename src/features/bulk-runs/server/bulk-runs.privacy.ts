import { defineRetention } from '#core/server/jobs/define-job.ts';
import { definePersonalData } from '#core/server/privacy/define-personal-data.ts';
import { deleteOldBulkRuns } from './bulk-runs.ts';

export const bulkRunPersonalData = definePersonalData({
  records: [
    {
      data: 'bulk actions of an admin: ids and codes of the items, with the results',
      tables: ['bulk_runs', 'bulk_run_rows'],
      withoutCustomers: ['bulk_runs', 'bulk_run_rows'],
      purpose: 'to run them and report their results (lawful interest)',
      retention: '30 days',
      access: 'the admin who started them',
    },
  ],
  retention: [defineRetention('delete-old-bulk-runs', deleteOldBulkRuns)],
});
