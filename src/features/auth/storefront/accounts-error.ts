import { type AccountsFailure, accountsFailure, loadAccounts } from '#core/browser/session.ts';
import { notify } from '#core/browser/toasts.ts';
import { isValidationCode } from '#core/forms/validation.ts';
import { type Messages } from '#core/i18n/messages.ts';
import type { LocalizedFieldErrors } from '#core/ui/use-form-submit.ts';
import { authErrorMessage } from '#features/auth/auth-error-message.ts';

interface AccountsError extends AccountsFailure {
  readonly message: string;
}

/** Field that an error of the accounts service belongs to, by code. */
const fieldOf: Readonly<Record<string, string>> = {
  invalid_credentials: 'password',
  user_already_exists: 'email',
  email_exists: 'email',
  email_address_invalid: 'email',
  weak_password: 'password',
  same_password: 'password',
  otp_expired: 'code',
  mfa_verification_failed: 'code',
  mfa_challenge_expired: 'code',
};

/** Messages by error code that replace the default ones. */
type OwnSentences = Readonly<Record<string, string>>;

/** Shows an error of the accounts service as a notice (specification 8) and returns the errors of its field. */
export function showAccountsError(
  error: AccountsError,
  { auth, notices, validation }: Messages['forms'],
  own: OwnSentences = {},
): LocalizedFieldErrors {
  const code = accountsFailure(error);
  // the shop's own validation puts the code of the rule into the message
  const sentence = isValidationCode(error.message)
    ? validation[error.message]
    : (own[code] ?? authErrorMessage(auth.errors, code));
  notify({ title: notices.auth.error.title, text: sentence, tone: 'error' });
  const field = isValidationCode(error.message) ? error.message.split('.')[0] : fieldOf[code];
  return field ? { [field]: sentence } : {};
}

/** Shows the error of a client that failed to load or threw. */
export const showOfflineError = (texts: Messages['forms']): LocalizedFieldErrors =>
  showAccountsError({ status: 0, message: '' }, texts);

/** Client of the accounts service. */
export type Accounts = Awaited<ReturnType<typeof loadAccounts>>;

/** Calls the accounts service. Returns null on success; otherwise shows the error and returns the field errors. */
export async function callAccountsWithNotice(
  request: (accounts: Accounts) => Promise<{ readonly error: AccountsError | null }>,
  texts: Messages['forms'],
  own?: OwnSentences,
): Promise<LocalizedFieldErrors | null> {
  try {
    const { error } = await request(await loadAccounts());
    return error && showAccountsError(error, texts, own);
  } catch {
    return showOfflineError(texts);
  }
}
