import type { PaymentProviderName } from '../../../domain/payments/payment-methods.ts';
import type { PaymentProvider, ProviderDefinition } from './payment-provider.ts';
import { paymob } from './paymob/paymob.ts';
import { stripe } from './stripe/stripe.ts';

/** Providers with settings of their own, in the order in which they are asked for a method. A new one is a line here. */
export const providerDefinitions: readonly ProviderDefinition[] = [paymob, stripe];

/** Providers without settings: an admin writes down what became known of the money. */
export const manualProviders: readonly PaymentProvider[] = [
  { name: 'cash_on_delivery', methods: ['cash_on_delivery'], isLive: true, origins: [] },
  { name: 'instapay', methods: ['bank_transfer'], isLive: true, origins: [] },
  { name: 'manual', methods: ['card_link'], isLive: true, origins: [] },
];

/** The settings of a provider; undefined for one without. */
export const definitionOf = (name: PaymentProviderName): ProviderDefinition | undefined =>
  providerDefinitions.find((definition) => definition.name === name);
