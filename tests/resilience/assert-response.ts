import type { AnyContractProcedure } from '@orpc/contract';
import type { ErrorCode } from '#generated/error-codes.gen.ts';
import { errors } from '#generated/errors.gen.ts';
import type { BadAnswer, BadRequest } from './bad-request.ts';

/** Error codes of the accounts service (accounts contract, sections 2 and 12). */
const accountCodes = new Set(
  `validation_failed bad_json email_exists bad_jwt not_admin no_authorization user_not_found session_not_found
  session_expired refresh_token_not_found refresh_token_already_used flow_state_not_found flow_state_expired signup_disabled
  user_banned bad_oauth_state bad_oauth_callback oauth_provider_not_supported single_identity_not_deletable
  identity_not_found email_provider_disabled too_many_enrolled_mfa_factors
  mfa_factor_name_conflict mfa_factor_not_found mfa_challenge_expired mfa_verification_failed mfa_totp_enroll_not_enabled
  mfa_phone_enroll_not_enabled mfa_totp_verify_not_enabled mfa_phone_verify_not_enabled
  insufficient_aal manual_linking_disabled user_already_exists
  reauthentication_needed reauthentication_not_valid same_password otp_expired
  weak_password over_request_rate_limit over_email_send_rate_limit over_sms_send_rate_limit bad_code_verifier
  invalid_credentials current_password_required current_password_invalid
  request_entity_too_large unknown`.split(/\s+/),
);
const pageStatuses = new Set([
  200, 204, 206, 301, 302, 303, 304, 307, 308, 400, 404, 405, 412, 413, 414, 415, 416, 422, 431,
]);

/** Describes what is wrong with a response; null when it is valid. */
export const faultOf = (
  { name, method, path, role }: BadRequest,
  { status, headers, body }: BadAnswer,
  { secret, endpoints }: { readonly secret: string; readonly endpoints: ReadonlyMap<string, AnyContractProcedure> },
): string | null => {
  if (status >= 500) return 'it failed';
  const isAdminAnswer = role === 'admin' && path.startsWith('/api/');
  if (!isAdminAnswer && `${body}${JSON.stringify(headers)}`.toLowerCase().includes(secret))
    return "contains another user's data";
  if (path.startsWith('/auth/v1')) return status < 400 ? null : unknownAccountCode(body);
  const endpoint = endpoints.get(name);
  if (endpoint === undefined) return path.startsWith('/api/') || pageStatuses.has(status) ? null : 'an unknown status';
  return status < 400 ? null : unknownCode(body, status, method, endpoint);
};

const unknownCode = (body: string, status: number, method: string, endpoint: AnyContractProcedure): string | null => {
  const code = authenticatorCode(body)['code'];
  if (typeof code !== 'string' || !Object.hasOwn(errors, code)) return 'an unknown code';
  if (errors[code as ErrorCode].status !== status) return 'a code with another status than its own';
  // a method that the endpoint does not have matches another endpoint, or none
  const isIts = method !== endpoint['~orpc'].route.method || code === 'ENDPOINT_NOT_FOUND';
  return isIts || Object.hasOwn(endpoint['~orpc'].errorMap, code) ? null : 'a code that its contract does not name';
};

const unknownAccountCode = (body: string): string | null => {
  const { code, error_code: oldCode, error } = authenticatorCode(body);
  const errorCode = typeof code === 'string' ? code : (oldCode ?? error);
  if (typeof errorCode !== 'string' || !accountCodes.has(errorCode)) return 'an unknown code';
  return null;
};

const authenticatorCode = (body: string): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
};
