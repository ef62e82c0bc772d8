import type { PaymentMethod } from '../domain/payments/payment-methods.ts';

/** Names of what a shopper may pay with, for the methods that the shop offers, each once, in the order of `names`. */
export const advertisedPayments = (
  offered: readonly PaymentMethod[],
  names: Readonly<Record<PaymentMethod, readonly string[]>>,
): string[] => {
  const methods = (Object.keys(names) as PaymentMethod[]).filter((method) => offered.includes(method));
  return [...new Set(methods.flatMap((method) => names[method]))];
};
