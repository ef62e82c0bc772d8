import { defineRetention } from '#core/server/jobs/define-job.ts';
import { definePersonalData } from '#core/server/privacy/define-personal-data.ts';
import { deleteCopiesBefore } from './confirmation-copies.repository.ts';
import { lockCustomer } from './order-limits.repository.ts';

export const checkoutPersonalData = definePersonalData({
  records: [
    {
      data: "recipients of the confirmation of another customer's order",
      tables: ['order_confirmation_mails'],
      withoutCustomers: ['order_confirmation_mails'],
      purpose: 'protection against unwanted mails (lawful interest)',
      retention: 'a day; a keyed hash',
      access: 'no one',
    },
  ],
  // the orders before the account, as when an order is placed
  lock: lockCustomer,
  // addresses that may receive a confirmation again (decision 169)
  retention: [
    defineRetention('delete-expired-order-confirmations', ({ database, clock }) =>
      deleteCopiesBefore(database.kysely, clock()),
    ),
  ],
});
