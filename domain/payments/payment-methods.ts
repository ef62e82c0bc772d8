import type { Piastres } from '../money.ts';

/** Ways to pay an order that a shop may offer; which of them it does offer follows from its settings. */
export const paymentMethods = [
  'cash_on_delivery',
  'bank_transfer',
  'card_link',
  'card',
  'wallet',
  'instalments',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Methods of the specification, which need no contract with a gateway; the first is the default of the form (decision 15). */
export const manualMethods = [
  'cash_on_delivery',
  'bank_transfer',
  'card_link',
] as const satisfies readonly PaymentMethod[];

/** Whether the shopper pays on the page of a gateway right after placing the order. */
export const isOnlineMethod = (method: PaymentMethod): boolean => !manualMethods.some((each) => each === method);

/** Whether an order waits for a payment on the page of a gateway: one that costs nothing does not. */
export const needsOnlinePayment = (method: PaymentMethod, total: Piastres): boolean =>
  total > 0 && isOnlineMethod(method);

/** Names of everything that can take money; `manual` is what an admin writes down of a link that the seller sent. */
export const paymentProviderNames = ['paymob', 'stripe', 'instapay', 'cash_on_delivery', 'manual'] as const;
export type PaymentProviderName = (typeof paymentProviderNames)[number];

/** Providers with a payment page of their own. */
export const gatewayNames = ['paymob', 'stripe'] as const satisfies readonly PaymentProviderName[];
export type GatewayName = (typeof gatewayNames)[number];
export const isGateway = (provider: PaymentProviderName): boolean => gatewayNames.some((name) => name === provider);

/** The provider of a method that needs no gateway; null for one that does. */
export const manualProviderOf = (method: PaymentMethod): PaymentProviderName | null => {
  if (method === 'cash_on_delivery') return 'cash_on_delivery';
  if (method === 'bank_transfer') return 'instapay';
  return method === 'card_link' ? 'manual' : null;
};
