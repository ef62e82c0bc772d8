import type { DeclineReason } from '../../../payment-event.ts';

/** Response codes of the card gateways: words from the newer one, digits and letters from the older one. */
const byResponseCode: Readonly<Record<string, DeclineReason>> = {
  INSUFFICIENT_FUNDS: 'insufficient_funds',
  NO_BALANCE: 'insufficient_funds',
  5: 'insufficient_funds',
  EXPIRED_CARD: 'expired',
  4: 'expired',
  AUTHENTICATION_FAILED: 'authentication',
  NOT_ENROLLED_3D_SECURE: 'authentication',
  INVALID_CSC: 'authentication',
  DECLINED_CSC: 'authentication',
  DECLINED_INVALID_PIN: 'authentication',
  DECLINED_PIN_REQUIRED: 'authentication',
  F: 'authentication',
  I: 'authentication',
  ABORTED: 'cancelled',
  CANCELLED: 'cancelled',
  A: 'cancelled',
  C: 'cancelled',
  ACQUIRER_SYSTEM_ERROR: 'error',
  SYSTEM_ERROR: 'error',
  TIMED_OUT: 'error',
  LOCK_FAILURE: 'error',
  3: 'error',
  6: 'error',
  7: 'error',
};

/** Bank response codes (ISO 8583), which are more specific where the gateway only reports `declined`. */
const byBankCode: Readonly<Record<string, DeclineReason>> = {
  51: 'insufficient_funds',
  33: 'expired',
  54: 'expired',
  55: 'authentication',
  75: 'authentication',
  17: 'cancelled',
  68: 'error',
  91: 'error',
  96: 'error',
};

/**
 * Maps the codes in a transaction's `data` to a decline reason. They are unsigned, so they explain a failure and decide nothing.
 */
export const declineReason = (responseCode: unknown, bankCode: unknown, hasError: boolean): DeclineReason =>
  find(byResponseCode, responseCode) ?? find(byBankCode, bankCode) ?? (hasError ? 'error' : 'declined');

const find = (reasons: Readonly<Record<string, DeclineReason>>, code: unknown): DeclineReason | undefined => {
  const key = typeof code === 'number' || typeof code === 'string' ? String(code) : '';
  return Object.hasOwn(reasons, key) ? reasons[key] : undefined;
};
