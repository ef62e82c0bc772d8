import { type Piastres, percentOf } from '#core/money/money.ts';
import type { CommerceRules } from './pricing-rules.ts';

/** Taxable amount and its tax. */
export interface Tax {
  readonly base: Piastres;
  readonly amount: Piastres;
}

/** Computes the tax of an order from its subtotal and its discounts. */
export type TaxPolicy = (subtotal: Piastres, discount: Piastres) => Tax;

/** One rate on the subtotal, before or after discounts (specification 9, decision 3). */
export const taxAtOneRate =
  ({ percent, base: taxedOn }: CommerceRules['tax']): TaxPolicy =>
  (subtotal, discount) => {
    const base = taxedOn === 'before-discounts' ? subtotal : subtotal - discount;
    return { base, amount: percentOf(base, percent) };
  };

/** Returns a price minus its discount, with the tax that an order charges for it. */
export const withTax = (price: Piastres, rules: CommerceRules['tax'], discount: Piastres = 0): Piastres =>
  price - discount + taxAtOneRate(rules)(price, discount).amount;
