import { isValidationCode } from '../../../domain/validation.ts';
import type { TillMessages } from '../../../locales/messages.ts';
import { notify } from '../../device/notices.ts';
import { type AccountsFault, accountsFailure, loadAccounts } from '../../device/session.ts';
import type { SpokenErrors } from '../../parts/use-sent-form.ts';

interface AccountsError extends AccountsFault {
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
export function tellAccountsError(
  error: AccountsError,
  { auth, notices, validation }: TillMessages,
  own: OwnSentences = {},
): SpokenErrors {
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
export const tellNoConnection = (words: TillMessages): SpokenErrors =>
  tellAccountsError({ status: 0, message: '' }, words);

/** What the accounts can be asked for. */
export type Accounts = Awaited<ReturnType<typeof loadAccounts>>;

/** Asks the accounts for something. Null when it went well; otherwise it is told, and answered which fields are wrong. */
export async function askAccounts(
  ask: (accounts: Accounts) => Promise<{ readonly error: AccountsError | null }>,
  words: TillMessages,
  own?: OwnSentences,
): Promise<SpokenErrors | null> {
  try {
    const { error } = await ask(await loadAccounts());
    return error && tellAccountsError(error, words, own);
  } catch {
    return tellNoConnection(words);
  }
}
