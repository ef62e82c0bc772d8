/** Error messages of the accounts service. */
export type AuthErrors = Readonly<{
  invalidCredentials: string;
  emailTaken: string;
  emailNotConfirmed: string;
  rateLimit: string;
  weakPassword: string;
  samePassword: string;
  sessionExpired: string;
  banned: string;
  signUpClosed: string;
  captchaFailed: string;
  badInput: string;
  network: string;
  unavailable: string;
  unknown: string;
}>;

const meanings: ReadonlyMap<string, keyof AuthErrors> = new Map([
  ['invalid_credentials', 'invalidCredentials'],
  ['user_already_exists', 'emailTaken'],
  ['email_exists', 'emailTaken'],
  ['email_not_confirmed', 'emailNotConfirmed'],
  ['over_request_rate_limit', 'rateLimit'],
  ['over_email_send_rate_limit', 'rateLimit'],
  ['weak_password', 'weakPassword'],
  ['same_password', 'samePassword'],
  ['session_not_found', 'sessionExpired'],
  ['session_expired', 'sessionExpired'],
  ['refresh_token_not_found', 'sessionExpired'],
  ['refresh_token_already_used', 'sessionExpired'],
  ['user_banned', 'banned'],
  ['signup_disabled', 'signUpClosed'],
  ['captcha_failed', 'captchaFailed'],
  ['validation_failed', 'badInput'],
  ['email_address_invalid', 'badInput'],
  ['network', 'network'],
  ['unavailable', 'unavailable'],
]);

/**
 * Returns the message of an error code of the accounts service; `network` means that there was no response. An unknown code gets
 * the general message.
 */
export const authErrorMessage = (errors: AuthErrors, code: string | undefined): string =>
  errors[meanings.get(code ?? '') ?? 'unknown'];
