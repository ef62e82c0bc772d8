import type { Piastres } from '#core/money/money.ts';
import { latinDigits, withoutInvisibles } from '#core/text/clean-text.ts';

/**
 * Parses an amount in pounds, in any common notation, into piastres; null for any other text (decision 233). `1,250`
 * and «١٬٢٥٠» are 1,250 pounds, `150,75`, `150.75` and «١٥٠٫٧٥» are 150 pounds 75 piastres, `1.250` and `1,25,0` are
 * rejected. The currency may precede or follow the number.
 */
export const parseMoney = (text: string): Piastres | null => {
  const { whole, decimals } = parse(withoutUnit(text, CURRENCY)) ?? { whole: '', decimals: '' };
  return whole === '' ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
};

/**
 * Parses a percentage with at most two decimals, with or without a percent sign: `12,5`, `12.5%` and «١٢٫٥٪» are 12.5.
 * Null for any other text.
 */
export const parsePercent = (text: string): number | null => {
  const { whole, decimals } = parse(withoutUnit(text, '[%٪％]')) ?? { whole: '', decimals: '' };
  return whole === '' ? null : Number(`${whole}.${decimals}`);
};

/** Parses a whole number from 0: `1,250` and «١٬٢٥٠» are 1250. Null for any other text, such as `1,0` and `1.250`. */
export const parseCount = (text: string): number | null => {
  const { whole, decimals } = parse(text) ?? { whole: '', decimals: '1' };
  return whole === '' || decimals !== '' ? null : Number(whole);
};

const CURRENCY = String.raw`(?:EGP|L\.?E\.?|E£|جنيه(?:ا|ًا)?(?:\s*مصري(?:ا|ًا)?)?|ج\.?\s*م\.?)`;

const withoutUnit = (text: string, unit: string): string =>
  withoutInvisibles(text)
    .trim()
    .replace(new RegExp(`^${unit}|${unit}$`, 'iu'), '');

/** Digits without grouping, or groups of three with one kind of separator; optionally one or two decimals. */
const NUMBER =
  /^(?:(?<plain>\d{1,9})|(?<grouped>[1-9]\d{0,2}(?<group>[,' ])\d{3}(?:\k<group>\d{3})?))(?:(?<point>[.,])(?<decimals>\d{1,2}))?$/u;

/** Returns the digits before and after the decimal separator, which differs from the group separator. */
const parse = (text: string): { readonly whole: string; readonly decimals: string } | null => {
  const plain = toLatin(text).replace(MORE_ZEROS, '$1');
  const { plain: digits, grouped = '', group, point, decimals = '' } = NUMBER.exec(plain)?.groups ?? {};
  if ((digits === undefined && grouped === '') || (point !== undefined && point === group)) return null;
  return { whole: digits ?? grouped.replaceAll(/\D/gu, ''), decimals };
};

/** Four or more decimals, as exported by databases, with two significant ones: 500.0000. Three could be thousands. */
const MORE_ZEROS = /(\.\d\d)0{2,}$/u;

/** Converts to Latin digits and separators: commas, apostrophes or spaces for groups, points or commas for decimals. */
const toLatin = (text: string): string =>
  latinDigits(withoutInvisibles(text))
    .trim()
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/[،，]/gu, ',')
    .replaceAll('٬', "'")
    .replaceAll(/[٫．]/gu, '.');
