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
  notExported: {
    'is a queued mail or a counted attempt, deleted within a day': ['promo_attempts.last_failed_at'],
    'is of the shop: what a code is worth': ['promo_codes.discount_type'],
  },
  retention: [defineRetention('delete-expired-promo-attempts', deleteExpiredPromoAttempts)],
});
