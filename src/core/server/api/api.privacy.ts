import { definePersonalData } from '#core/server/privacy/define-personal-data.ts';

export const requestLimitPersonalData = definePersonalData({
  records: [
    {
      data: 'rate limits',
      tables: ['request_limits', 'auth.rate_limits'],
      withoutCustomers: ['request_limits'],
      purpose: 'protection against guessing (lawful interest)',
      retention: 'ten minutes to a day; keyed hashes',
      access: 'no one',
    },
  ],
});
