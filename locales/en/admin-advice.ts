import type { Like } from '../like.ts';

export const advice: Like<typeof import('../ar/admin-advice.ts').advice> = {
  title: 'Add a second step to your admin account',
  text: 'Your account opens the admin panel, and a password alone can be guessed or stolen. Add an authenticator app on your phone.',
  button: 'Add a second step',
};
