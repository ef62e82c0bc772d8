import type { SameShape } from '../same-shape.ts';
import { auth } from './forms/auth.ts';
import { general } from './forms/general.ts';
import { notices } from './forms/notices.ts';
import { validation } from './forms/validation.ts';

/** Forms from sign-in to the order confirmation, with errors and notices, in English. */
export const messages: SameShape<typeof import('../ar/forms.ts').messages> = (shop) => ({
  auth: auth(shop),
  general,
  notices: notices(shop),
  validation,
});
