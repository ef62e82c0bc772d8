import type { PaymentProviderName } from '../../domain/payments/payment-methods.ts';

/** The address that a gateway reports to. */
export const webhookUrlOf = (publicUrl: string, provider: PaymentProviderName): string =>
  `${publicUrl}/payments/webhooks/${provider}`;
