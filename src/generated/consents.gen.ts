// Generated from *.consents.ts by `npm run generate`.
import { contactMessageConsent } from '#features/contact/contact.consents.ts';
import { accountConsent } from '#features/customers/customers.consents.ts';
import { newsletterConsent } from '#features/newsletter/newsletter.consents.ts';
import { stockNotificationConsent } from '#features/stock-notifications/stock-notifications.consents.ts';

/** Consents of all features, in the order of the API. */
export const consents = [
  accountConsent,
  newsletterConsent,
  stockNotificationConsent,
  contactMessageConsent,
] as const;
