import type { SameShape } from '../../same-shape.ts';

export const advice: SameShape<typeof import('../../ar/admin/security-notice.ts').advice> = {
  title: 'Add a second step to your admin account',
  text: 'Your account opens the admin panel, and a password alone can be guessed or stolen. Add an authenticator app on your phone.',
  button: 'Add a second step',
};
