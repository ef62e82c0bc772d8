import { isolateText } from '../../format.ts';
import type { SameShape } from '../../same-shape.ts';

export const userRoles: SameShape<typeof import('../../ar/admin/user-roles.ts').userRoles> = {
  title: 'Team',
  who: 'Admin',
  since: 'Since',
  secondFactor: 'Second step',
  has: 'On',
  hasNot: 'Off',
  self: 'You',
  add: {
    title: 'Add an admin',
    text: 'For somebody who has signed up in the shop with this address and confirmed it. They will see all orders and customers.',
    email: 'E-mail address',
    button: 'Add',
    ask: {
      title: 'Add this admin?',
      text: ({ email }) =>
        `${isolateText(email)} will enter the admin panel, see all orders and customers, and can change everything in the shop. We tell them by mail.`,
      button: 'Add admin',
    },
  },
  added: { title: 'Added', body: 'They are on the team now' },
  revoke: 'Remove',
  revokeOf: ({ email }) => `Remove ${isolateText(email)}`,
  ask: {
    title: 'Remove this admin?',
    text: ({ email }) =>
      `From this moment on ${isolateText(email)} cannot enter the admin panel. Their account in the shop stays as it is.`,
    self: 'This is your own account: you will leave the admin panel at once.',
  },
  revoked: { title: 'Removed', body: 'They are no longer on the team' },
};
