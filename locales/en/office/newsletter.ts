import { isolate } from '../../format.ts';
import type { Like } from '../../like.ts';

export const newsletter: Like<typeof import('../../ar/office/newsletter.ts').newsletter> = {
  search: 'Search the addresses',
  email: 'E-mail address',
  since: 'Subscribed on',
  agreed: 'Agreed to',
  unrecorded: 'Before consents were recorded',
  export: 'Export CSV',
  exported: { title: 'Exported', body: 'The file is on your device' },
  remove: 'Unsubscribe',
  removeOf: ({ email }) => `Unsubscribe ${isolate(email)}`,
  ask: {
    title: 'End this subscription?',
    text: ({ email }) => `The newsletter will no longer go to ${isolate(email)}.`,
  },
  removed: { title: 'Unsubscribed', body: 'The address was taken off the newsletter' },
};
