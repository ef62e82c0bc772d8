import { defineRetention } from '#core/server/jobs/define-job.ts';
import { definePersonalData } from '#core/server/privacy/define-personal-data.ts';
import { deleteExpiredSearches } from './analytics/list-searches.ts';

export const searchPersonalData = definePersonalData({
  records: [
    {
      data: 'counts of searches: week, language, words, numbers',
      tables: ['search_statistics'],
      withoutCustomers: ['search_statistics'],
      purpose:
        'to find missing products (no personal data: visitors are not recorded, and texts that look like an address, a phone or order number are left out, decision 193)',
      retention: 'words of fewer than three searches until their week ends, others 26 weeks',
      access: 'admin users, words from three searches on',
    },
  ],
  retention: [defineRetention('delete-expired-searches', deleteExpiredSearches)],
});
