import { auth } from './forms/auth.ts';
import { general } from './forms/general.ts';
import { notices } from './forms/notices.ts';
import { refusals } from './forms/refusals.ts';
import { validation } from './forms/validation.ts';

/** What is said from the checkout to the confirmation, to whoever signs in or fills in a form, and in notices, in Arabic. */
export const messages = {
  auth,
  general,
  notices,
  refusals,
  validation,
};
