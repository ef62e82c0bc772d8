import { notify } from '#core/browser/toasts.ts';
import { type Messages } from '#core/i18n/messages.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { authErrorMessage } from '#features/auth/auth-error-message.ts';

/** Messages for error codes of the accounts service; sign-in codes have their own messages. */
const meanings: Readonly<Record<string, keyof Messages['accountSecurity']['failures']>> = {
  mfa_verification_failed: 'wrongCode',
  mfa_verification_rejected: 'wrongCode',
  mfa_challenge_expired: 'codeExpired',
  mfa_ip_address_mismatch: 'codeExpired',
  mfa_factor_name_conflict: 'nameTaken',
  too_many_enrolled_mfa_factors: 'tooMany',
  mfa_verified_factor_exists: 'numberTaken',
  over_sms_send_rate_limit: 'tooSoon',
  insufficient_aal: 'needsCode',
  current_password_required: 'currentNeeded',
  current_password_invalid: 'currentWrong',
  reauthentication_needed: 'mailedCodeNeeded',
  reauthentication_not_valid: 'mailedCodeWrong',
  single_identity_not_deletable: 'lastIdentity',
  email_conflict_identity_not_deletable: 'lastIdentity',
  identity_already_exists: 'linkedAlready',
  linking_failed: 'linkingFailed',
};

/**
 * Translates failures. `sentence` returns the text to show in place; `notifyFailure` shows a notice (specification 8). An expired
 * session always shows a notice, because it redirects away from this page.
 */
export const useAccountsFailure = () => {
  const { failures } = useMessages('accountSecurity');
  const { auth, notices } = useMessages('forms');
  const translate = (failure: string): string => {
    const meaning = meanings[failure];
    return meaning ? failures[meaning] : authErrorMessage(auth.errors, failure);
  };
  const notifyFailure = (failure: string): string => {
    const text = translate(failure);
    const persistsOnNavigation = failure === 'session_not_found';
    notify({ title: notices.auth.error.title, text, tone: 'error', persistsOnNavigation });
    return text;
  };
  const sentence = (failure: string): string =>
    failure === 'session_not_found' ? notifyFailure(failure) : translate(failure);
  return { notifyFailure, sentence };
};
