import { isolateText } from '../../format.ts';
import { plural } from '../../plural.ts';
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
    text: 'Who has an account in the shop with a confirmed address enters the admin panel at once. Others get an invitation by mail; its link shows that the address is theirs.',
    email: 'Email address',
    button: 'Add',
    ask: {
      title: 'Add to the team?',
      text: ({ email, role, may }) =>
        `${isolateText(email)} will enter the admin panel as “${role}”. ${may} We tell them by mail.`,
      button: 'Add to the team',
    },
  },
  added: { title: 'Added', body: 'They are on the team now' },
  invited: { title: 'Invitation sent', body: 'They enter the admin panel when they open its link' },
  change: 'Change role',
  changeOf: ({ email }) => `Change role of ${isolateText(email)}`,
  save: 'Save role',
  changed: { title: 'Saved', body: 'The new role holds from now on' },
  changeSelf: 'This is your own account: from then on you see only what the new role allows.',
  revoke: 'Remove',
  revokeOf: ({ email }) => `Remove ${isolateText(email)}`,
  ask: {
    title: 'Remove from the team?',
    text: ({ email }) =>
      `From this moment on ${isolateText(email)} cannot enter the admin panel. Their account in the shop stays as it is.`,
    self: 'This is your own account: you will leave the admin panel at once.',
  },
  revoked: { title: 'Removed', body: 'They are no longer on the team' },
  invitations: {
    title: 'Invitations not accepted yet',
    sent: 'Sent',
    until: 'Valid until',
    expired: 'Ended',
    resend: 'Send again',
    resendOf: ({ email }) => `Send again to ${isolateText(email)}`,
    resent: { title: 'Invitation sent again', body: 'The old link is no longer valid' },
    withdraw: 'Take back',
    withdrawOf: ({ email }) => `Take back the invitation of ${isolateText(email)}`,
    withdrawn: { title: 'Invitation taken back', body: 'Nobody enters with it any more' },
    valid: plural('en', { zero: '', one: 'It is valid for {count} day.', other: 'It is valid for {count} days.' }),
  },
};
