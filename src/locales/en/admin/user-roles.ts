import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { SameShape } from '../../same-shape.ts';
import { staffRoleNames, staffRoleTexts } from './staff-roles.ts';

export const userRoles: SameShape<typeof import('../../ar/admin/user-roles.ts').userRoles> = {
  title: 'Team',
  who: 'Account',
  role: 'Role',
  roles: staffRoleNames,
  roleTexts: staffRoleTexts,
  since: 'Since',
  secondFactor: 'Second step',
  has: 'On',
  hasNot: 'Off',
  self: 'You',
  add: {
    title: 'Add to the team',
    text: 'A person with an account and a confirmed email address gets access to the admin panel at once. Anyone else gets an invitation by email.',
    email: 'Email address',
    button: 'Add',
    ask: {
      title: 'Add to the team?',
      text: ({ email, role, may }) =>
        `${isolateText(email)} gets access to the admin panel as “${role}”. ${may} We notify them by email.`,
      button: 'Add to the team',
    },
  },
  added: { title: 'Added', body: 'They are now on the team' },
  invited: { title: 'Invitation sent', body: 'They get access when they open the link in it' },
  change: 'Change role',
  changeOf: ({ email }) => `Change role of ${isolateText(email)}`,
  save: 'Save role',
  changed: { title: 'Saved', body: 'The new role applies from now on' },
  changeSelf: 'This is your own account. You will see only what the new role allows.',
  revoke: 'Remove',
  revokeOf: ({ email }) => `Remove ${isolateText(email)}`,
  ask: {
    title: 'Remove from the team?',
    text: ({ email }) =>
      `${isolateText(email)} loses access to the admin panel at once. Their customer account is not affected.`,
    self: 'This is your own account. You will lose access to the admin panel at once.',
  },
  revoked: { title: 'Removed', body: 'They are no longer on the team' },
  invitations: {
    title: 'Pending invitations',
    sent: 'Sent',
    until: 'Valid until',
    expired: 'Expired',
    resend: 'Send again',
    resendOf: ({ email }) => `Send again to ${isolateText(email)}`,
    resent: { title: 'Invitation sent again', body: 'The old link is no longer valid' },
    withdraw: 'Withdraw',
    withdrawOf: ({ email }) => `Withdraw the invitation of ${isolateText(email)}`,
    withdrawn: { title: 'Invitation withdrawn', body: 'Its link no longer works' },
    valid: plural('en', { zero: '', one: 'It is valid for {count} day.', other: 'It is valid for {count} days.' }),
  },
};
