import { MAX_POUNDS } from '#core/forms/limits.ts';

/** Money: a whole number of piastres, 100 to the Egyptian pound (decision 2). */
export type Piastres = number;

const PIASTRES_IN_A_POUND = 100;

/** Converts pounds to piastres: `pounds(12.5)` is 1250. */
export const pounds = (amount: number): Piastres => Math.round(amount * PIASTRES_IN_A_POUND);

/** Formats piastres as pounds for fields and files, with both decimals if there are any: "450", "450.50". */
export const toPoundsText = (amount: Piastres): string =>
  (amount / PIASTRES_IN_A_POUND).toFixed(amount % PIASTRES_IN_A_POUND === 0 ? 0 : 2);

/**
 * Returns `percent` percent of `amount` (not negative), rounded half up to a piastre: the only rounding of amounts
 * (decision 2). A percentage has at most two decimals, so that the product is an exact whole number.
 */
export const percentOf = (amount: Piastres, percent: number): Piastres =>
  Math.round((amount * hundredths(percent)) / 10_000);

/**
 * Returns the reduction of `price` from `originalPrice` in whole percent, rounded down. Computed with integers, because
 * 1 - 800 / 1000 is less than 0.2 in floating point.
 */
export const percentOff = (price: Piastres, originalPrice: Piastres): number =>
  Math.floor(((originalPrice - price) * 100) / originalPrice);

/** Converts a percentage to hundredths of a percent, a whole number. */
export const hundredths = (percent: number): number => Math.round(percent * 100);

/** Maximum unit price: 1,000,000 EGP (specification 9). */
export const MAX_PRICE: Piastres = pounds(MAX_POUNDS);
