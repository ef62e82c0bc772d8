import { EMAIL_ADDRESS, emailKey } from '../../../domain/people/email-address.ts';
import { invalid } from '../accounts-error.ts';

/** The address as it is kept: lower case. Throws 400 `validation_failed` when it is none. */
export const checkEmail = (given: string): string => {
  if (Buffer.byteLength(given) > maximumBytes) throw invalid('An email address is too long');
  const email = readEmail(given);
  if (email === null) throw invalid('Unable to validate email address: invalid format');
  return email;
};

/** The address in lower case, or null when nobody can have it. */
export const readEmail = (given: string): string | null =>
  given.length <= maximumBytes && EMAIL_ADDRESS.test(given) ? emailKey(given) : null;

const maximumBytes = 255;
