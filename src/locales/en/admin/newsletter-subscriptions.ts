import { isolateText } from '#core/i18n/format.ts';
import type { SameShape } from '../../same-shape.ts';

export const newsletterSubscriptions: SameShape<
  typeof import('../../ar/admin/newsletter-subscriptions.ts').newsletterSubscriptions
> = {
  title: 'Newsletter',
  search: 'Search email addresses',
  email: 'Email address',
  since: 'Subscribed on',
  agreed: 'Consent',
  unrecorded: 'Before consents were recorded',
  exported: { title: 'Exported', body: 'The file has been downloaded' },
  remove: 'Unsubscribe',
  removeOf: ({ email }) => `Unsubscribe ${isolateText(email)}`,
  ask: {
    title: 'End this subscription?',
    text: ({ email }) => `The newsletter will no longer go to ${isolateText(email)}.`,
  },
  removed: { title: 'Unsubscribed', body: 'The address has been removed from the newsletter' },
};
