import type { AccountsError } from '../accounts-error.ts';
import { errorNames, withFragment, withQuery } from '../flows/return-address.ts';

/**
 * The address that tells what went wrong on the way over a provider: in the query, and in the fragment for pages that
 * look there (accounts contract, section 2, `/callback`).
 */
export const failureAddress = (target: string, failure: AccountsError): string => tell(target, nameFailure(failure));

/** The address that tells what the provider itself said. */
export const providerFailureAddress = (target: string, error: string, description: string): string =>
  tell(target, { error, error_description: description });

/** What went wrong, in OAuth's names for it. */
export const nameFailure = ({ status, code, message }: AccountsError): Readonly<Record<string, string>> => ({
  error: denials.has(code) ? 'access_denied' : (errorNames[status] ?? 'server_error'),
  error_code: code,
  error_description: message,
});

const tell = (target: string, told: Readonly<Record<string, string>>): string =>
  withFragment(withQuery(target, told), { ...told, sb: '' });

/** What is no fault but a decision. */
const denials = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification']);
