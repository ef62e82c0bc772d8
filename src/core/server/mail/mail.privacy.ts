import { defineRetention } from '#core/server/jobs/define-job.ts';
import { definePersonalData } from '#core/server/privacy/define-personal-data.ts';
import { deleteExpiredMailQuotas } from './mail-quotas.ts';

export const mailPersonalData = definePersonalData({
  records: [
    {
      data: 'unproven addresses, with a number of mails',
      tables: ['mail_quotas'],
      withoutCustomers: ['mail_quotas'],
      purpose: 'protection against unwanted mails (lawful interest)',
      retention: 'a day; a keyed hash',
      access: 'no one',
    },
  ],
  retention: [defineRetention('delete-expired-mail-quotas', deleteExpiredMailQuotas)],
});
