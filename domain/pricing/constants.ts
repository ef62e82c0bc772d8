import { type Piastres, pounds } from '../money.ts';

/** Shipping is free from this subtotal, before discounts (specification 9). */
export const FREE_SHIPPING_FROM: Piastres = pounds(3000);
/** Shipping fee below that (specification 9). */
export const SHIPPING_FEE: Piastres = pounds(150);
/** Tax in percent (specification 9). */
export const TAX_PERCENT = 14;
/** The bundle discount in percent (specification 9). */
export const BUNDLE_PERCENT = 10;
/** Minimum number of lines for the bundle discount: lines, not pieces (decision 4). */
export const BUNDLE_FROM_LINES = 3;
/** Number of lines from which the cart advertises the bundle (specification 9). */
export const BUNDLE_OFFER_FROM_LINES = 2;
/** Discount on one piece of each bought-together product, in percent (specification 9, decision 5). */
export const TOGETHER_PERCENT = 15;

export type TaxBase = 'before-discounts' | 'after-discounts';
/** Tax base: the subtotal before discounts, as in specification 9; this constant switches it (decision 3). */
export const TAX_BASE: TaxBase = 'before-discounts';
