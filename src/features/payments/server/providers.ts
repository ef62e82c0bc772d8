import type { PaymentProviderName } from '#features/orders/payment-methods.ts';
import { paymob } from '../providers/paymob/server/paymob.provider.ts';
import { stripe } from '../providers/stripe/server/stripe.provider.ts';
import type { PaymentGateway, PaymentProvider } from './payment-provider.ts';

/** Providers with settings, in order of precedence per method. Add new providers here. */
export const providerDefinitions: readonly PaymentProvider[] = [paymob, stripe];

/** Providers without settings: an admin records their payments. */
export const manualProviders: readonly PaymentGateway[] = [
  { name: 'cash_on_delivery', methods: ['cash_on_delivery'], isLive: true, origins: [] },
  { name: 'instapay', methods: ['bank_transfer'], isLive: true, origins: [] },
  { name: 'manual', methods: ['card_link'], isLive: true, origins: [] },
];

/** Returns the definition of a provider; undefined for one without settings. */
export const getDefinition = (name: PaymentProviderName): PaymentProvider | undefined =>
  providerDefinitions.find((definition) => definition.name === name);
