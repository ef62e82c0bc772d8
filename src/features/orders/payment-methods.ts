import type { Piastres } from '#core/money/money.ts';
import { gatewayNames } from '#generated/gateway-names.gen.ts';

export { gatewayNames };

/** Payment methods; the settings decide which of them the shop offers. */
export const paymentMethods = [
  'cash_on_delivery',
  'bank_transfer',
  'card_link',
  'card',
  'wallet',
  'instalments',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Methods of the specification, which need no gateway; the first is the default of the form (decision 15). */
export const manualMethods = [
  'cash_on_delivery',
  'bank_transfer',
  'card_link',
] as const satisfies readonly PaymentMethod[];

/** Whether the shopper pays on a gateway's page right after placing the order. */
export const isOnlineMethod = (method: PaymentMethod): boolean => !manualMethods.some((each) => each === method);

/** Whether an order needs a payment on a gateway's page; a free one does not. */
export const needsOnlinePayment = (method: PaymentMethod, total: Piastres): boolean =>
  total > 0 && isOnlineMethod(method);

/** Providers without a payment page; `manual` records payments by a link that the seller sent. */
export const manualProviderNames = ['instapay', 'cash_on_delivery', 'manual'] as const;
export const paymentProviderNames = [...gatewayNames, ...manualProviderNames] as const;
export type PaymentProviderName = (typeof paymentProviderNames)[number];

export type GatewayName = (typeof gatewayNames)[number];
export const isGateway = (provider: PaymentProviderName): boolean => gatewayNames.some((name) => name === provider);

/** Returns the provider of a method without a gateway; null for an online method. */
export const getManualProvider = (method: PaymentMethod): PaymentProviderName | null => {
  if (method === 'cash_on_delivery') return 'cash_on_delivery';
  if (method === 'bank_transfer') return 'instapay';
  return method === 'card_link' ? 'manual' : null;
};
