import { isolateText } from '../../format.ts';
import type { SameShape } from '../../same-shape.ts';

export const newsletterSubscriptions: SameShape<
  typeof import('../../ar/admin/newsletter-subscriptions.ts').newsletterSubscriptions
> = {
  title: 'Newsletter',
  search: 'Search the addresses',
  email: 'Email address',
  since: 'Subscribed on',
  agreed: 'Agreed to',
  unrecorded: 'Before consents were recorded',
  export: 'Export CSV',
  exported: { title: 'Exported', body: 'The file is on your device' },
  remove: 'Unsubscribe',
  removeOf: ({ email }) => `Unsubscribe ${isolateText(email)}`,
  ask: {
    title: 'End this subscription?',
    text: ({ email }) => `The newsletter will no longer go to ${isolateText(email)}.`,
  },
  removed: { title: 'Unsubscribed', body: 'The address was taken off the newsletter' },
};
