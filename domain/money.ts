import { MAX_POUNDS } from './limits.ts';

/** Money: a whole number of piastres, 100 to the Egyptian pound (decision 2). */
export type Piastres = number;

const PIASTRES_IN_A_POUND = 100;

/** `amount` pounds as piastres, e.g. `pounds(12.5)` is 1250. */
export const pounds = (amount: number): Piastres => Math.round(amount * PIASTRES_IN_A_POUND);

/**
 * `percent` percent of `amount` (not negative), rounded half up to a piastre: the only rounding of amounts (decision 2). A percent
 * has at most two decimals, so that the product is a whole number and exact.
 */
export const percentOf = (amount: Piastres, percent: number): Piastres =>
  Math.round((amount * hundredths(percent)) / 10_000);

/** A percent in hundredths, a whole number. */
export const hundredths = (percent: number): number => Math.round(percent * 100);

/** Maximum unit price: 1,000,000 EGP (specification 9). */
export const MAX_PRICE: Piastres = pounds(MAX_POUNDS);
