import { isValidationCode } from '../../../domain/validation.ts';
import { type Messages } from '../../../locales/namespaces.ts';
import type { LocalizedFieldErrors } from '../../components/use-form-submit.ts';
import { type AccountsFailure, accountsFailure, loadAccounts } from '../../state/session.ts';
import { notify } from '../../state/toasts.ts';

interface AccountsError extends AccountsFailure {
  readonly message: string;
}

/** The field that an error of the accounts is about. */
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

/** Sentences by the codes of the accounts, for where the usual ones do not fit. */
type OwnSentences = Readonly<Record<string, string>>;

/** Says what went wrong with an account as a notice 'Error' (specification 8), and answers with the field it is about. */
export function showAccountsError(
  error: AccountsError,
  { auth, notices, validation }: Messages['forms'],
  own: OwnSentences = {},
): LocalizedFieldErrors {
  const code = accountsFailure(error);
  // the shop's own rules answer with the code of the rule
  const sentence = isValidationCode(error.message)
    ? validation[error.message]
    : (own[code] ?? auth.errorSentence(code));
  notify({ title: notices.auth.error.title, text: sentence, tone: 'alarm' });
  const field = isValidationCode(error.message) ? error.message.split('.')[0] : fieldOf[code];
  return field ? { [field]: sentence } : {};
}

/** The same for a client that could not be loaded or crashed. */
export const showOfflineError = (words: Messages['forms']): LocalizedFieldErrors =>
  showAccountsError({ status: 0, message: '' }, words);

/** What the accounts can be asked for. */
export type Accounts = Awaited<ReturnType<typeof loadAccounts>>;

/** Asks the accounts for something. Null when it went well; otherwise it is told, and answered which fields are wrong. */
export async function callAccountsWithNotice(
  ask: (accounts: Accounts) => Promise<{ readonly error: AccountsError | null }>,
  words: Messages['forms'],
  own?: OwnSentences,
): Promise<LocalizedFieldErrors | null> {
  try {
    const { error } = await ask(await loadAccounts());
    return error && showAccountsError(error, words, own);
  } catch {
    return showOfflineError(words);
  }
}
