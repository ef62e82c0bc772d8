import type { Like } from '../like.ts';
import { auth } from './auth.ts';
import { checkout } from './checkout.ts';
import { confirmation } from './confirmation.ts';
import { general } from './general.ts';
import { notices } from './notices.ts';
import { refusals } from './refusals.ts';
import { validation } from './validation.ts';

/** What is said from the checkout to the confirmation, to whoever signs in or fills in a form, and in notices, in English. */
export const till: Like<typeof import('../ar/till.ts').till> = {
  auth,
  checkout,
  confirmation,
  general,
  notices,
  refusals,
  validation,
};
