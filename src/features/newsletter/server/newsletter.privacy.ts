import * as v from 'valibot';
import { definePersonalData, exportPart } from '#core/server/privacy/define-personal-data.ts';
import { hasOwnConsent } from '#features/privacy/server/consents.ts';
import { newsletterConsent } from '../newsletter.consents.ts';
import { deleteSubscription, findSubscription } from './newsletter-subscriptions.repository.ts';
import { unsubscribeByLink } from './newsletter-subscriptions.ts';

export const newsletterPersonalData = definePersonalData({
  records: [
    {
      data: 'newsletter',
      tables: ['newsletter_subscriptions'],
      purpose: 'consent, confirmed by the link of a mail',
      retention: 'until unsubscribed',
      access: 'admin users',
    },
  ],
  exports: [
    exportPart({
      position: 80,
      /** Time of the subscription, ISO 8601, UTC; null without one, or unless the address is verified. */
      entries: { newsletterSince: v.nullable(v.string()) },
      read: async ({ database }, { email }) => {
        const subscription = email === null ? undefined : await findSubscription(database.kysely, email);
        return { newsletterSince: subscription?.created_at.toISOString() ?? null };
      },
    }),
  ],
  withdrawals: [{ consent: newsletterConsent.name, list: 'newsletter', run: unsubscribeByLink }],
  erase: async (shop, transaction, person) => {
    // the confirmation link has proved the address of a subscription with the account's consent
    if (person.email !== null || (await hasOwnConsent(shop, transaction, person, newsletterConsent.name)))
      await deleteSubscription(transaction, person.address);
  },
});
