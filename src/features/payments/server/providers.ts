import type { PaymentProviderName } from '#features/orders/payment-methods.ts';
import { paymentProviders } from '#generated/payment-providers.gen.ts';
import type { PaymentGateway, PaymentProvider } from './payment-provider.ts';

/** Providers without settings: an admin records their payments. */
export const manualProviders: readonly PaymentGateway[] = [
  { name: 'cash_on_delivery', methods: ['cash_on_delivery'], isLive: true, origins: [] },
  { name: 'instapay', methods: ['bank_transfer'], isLive: true, origins: [] },
  { name: 'manual', methods: ['card_link'], isLive: true, origins: [] },
];

/** Returns the definition of a provider; undefined for one without settings. */
export const getDefinition = (name: PaymentProviderName): PaymentProvider | undefined =>
  paymentProviders.find((provider) => provider.name === name);
