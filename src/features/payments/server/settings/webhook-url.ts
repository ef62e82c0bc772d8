import type { PaymentProviderName } from '#features/orders/payment-methods.ts';

/** Returns the webhook URL of a gateway. */
export const getWebhookUrl = (publicUrl: string, provider: PaymentProviderName): string =>
  `${publicUrl}/payments/webhooks/${provider}`;
