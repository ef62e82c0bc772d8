import type { DeclineReason } from '../../../../domain/payments/payment-event.ts';

/** Response codes of the card networks' gateways: words of the newer one, digits and letters of the older one. */
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

/** Response codes of the bank (ISO 8583), which say more where the gateway only says that it was declined. */
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

/** Why a transaction failed, from codes of its `data`. The gateway signs none of them: they explain, and decide nothing. */
export const declineReason = (responseCode: unknown, bankCode: unknown, hasError: boolean): DeclineReason =>
  find(byResponseCode, responseCode) ?? find(byBankCode, bankCode) ?? (hasError ? 'error' : 'declined');

const find = (reasons: Readonly<Record<string, DeclineReason>>, code: unknown): DeclineReason | undefined => {
  const key = typeof code === 'number' || typeof code === 'string' ? String(code) : '';
  return Object.hasOwn(reasons, key) ? reasons[key] : undefined;
};
