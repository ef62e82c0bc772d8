// Generated from *.provider.ts by `npm run generate`.
import type { PaymentProvider } from '#features/payments/server/payment-provider.ts';
import { paymobProvider } from '#features/payments/providers/paymob/server/paymob.provider.ts';
import { stripeProvider } from '#features/payments/providers/stripe/server/stripe.provider.ts';

/** Providers with settings, in order of precedence per method. */
export const paymentProviders: readonly PaymentProvider[] = [
  paymobProvider,
  stripeProvider,
];
