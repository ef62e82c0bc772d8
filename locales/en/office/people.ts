import { isolate } from '../../format.ts';
import type { Like } from '../../like.ts';

export const people: Like<typeof import('../../ar/office/people.ts').people> = {
  who: 'Admin',
  since: 'Since',
  secondFactor: 'Second step',
  has: 'On',
  hasNot: 'Off',
  self: 'You',
  add: {
    title: 'Add an admin',
    text: 'For somebody who has signed up in the shop with this address. They will see all orders and customers, so make sure that the account is theirs.',
    email: 'E-mail address',
    button: 'Add',
  },
  added: { title: 'Added', body: 'They are on the team now' },
  revoke: 'Remove',
  revokeOf: ({ email }) => `Remove ${isolate(email)}`,
  ask: {
    title: 'Remove this admin?',
    text: ({ email }) =>
      `From this moment on ${isolate(email)} cannot enter the admin panel. Their account in the shop stays as it is.`,
    self: 'This is your own account: you will leave the admin panel at once.',
  },
  revoked: { title: 'Removed', body: 'They are no longer on the team' },
};
