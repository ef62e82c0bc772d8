import { type Piastres, pounds } from '../money.ts';

/** Shipping costs nothing from this subtotal, before discounts, on (specification 9). */
export const FREE_SHIPPING_FROM: Piastres = pounds(3000);
/** What shipping costs below that (specification 9). */
export const SHIPPING_FEE: Piastres = pounds(150);
/** Tax in percent (specification 9). */
export const TAX_PERCENT = 14;
/** The bundle discount in percent (specification 9). */
export const BUNDLE_PERCENT = 10;
/** From how many lines the bundle discount is given: lines, not pieces (decision 4). */
export const BUNDLE_FROM_LINES = 3;
/** From how many lines the bundle is offered in the cart (specification 9). */
export const BUNDLE_OFFER_FROM_LINES = 2;
/** Off one piece of each product that was bought together, in percent (specification 9, decision 5). */
export const TOGETHER_PERCENT = 15;

export type TaxBase = 'before-discounts' | 'after-discounts';
/** What the tax is taken of: the subtotal as written in specification 9; one word turns it round (decision 3). */
export const TAX_BASE: TaxBase = 'before-discounts';
