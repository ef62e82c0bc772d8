import { defineRetention } from '#core/server/jobs/define-job.ts';
import { definePersonalData } from '#core/server/privacy/define-personal-data.ts';
import { deleteExpiredPromoAttempts } from './quote-promo-code.ts';

export const discountPersonalData = definePersonalData({
  records: [
    {
      data: 'welcome code',
      tables: ['promo_codes'],
      purpose: 'the offer, which has no end',
      retention: 'until the account is deleted (decision 228)',
      access: 'its owner, admin users',
    },
    {
      data: 'attempts with unknown promo codes',
      tables: ['promo_attempts'],
      purpose: 'protection against guessing (lawful interest)',
      retention: 'a day; keyed hashes',
      access: 'none',
    },
  ],
  retention: [defineRetention('delete-expired-promo-attempts', deleteExpiredPromoAttempts)],
});
