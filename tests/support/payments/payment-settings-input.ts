import type { SavePaymentSettings } from '../../../contract/admin/payment-settings.ts';

/** Keys of Stripe that no account has. */
export const stripeKeys = { secretKey: 'sk_test_51Habc', webhookSecret: 'whsec_abc123' };

type Stripe = NonNullable<SavePaymentSettings['providers']['stripe']>;

/** Input that saves payment settings with Stripe; with keys in its place unless others are given. */
export const stripeSettings = (
  version: number,
  { secrets = stripeKeys, ...stripe }: Partial<Stripe> = {},
): SavePaymentSettings => ({
  version,
  holdMinutes: 60,
  transferHoldHours: null,
  providers: { stripe: { isEnabled: true, values: {}, secrets, ...stripe } },
});
