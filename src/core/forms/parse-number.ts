import type { Piastres } from '#core/money/money.ts';
import { latinDigits, withoutInvisibles } from '#core/text/clean-text.ts';

/**
 * Parses an amount of money as people and files write it, in pounds, into piastres. Null for all other texts (decision 233): `1,250` and
 * «١٬٢٥٠» are 1,250 pounds, `150,75`, `150.75` and «١٥٠٫٧٥» are 150 pounds 75 piastres, `1.250` and `1,25,0` are refused. The name of the
 * currency may stand before or after it.
 */
export const parseMoney = (text: string): Piastres | null => {
  const { whole, decimals } = parse(withoutUnit(text, CURRENCY)) ?? { whole: '', decimals: '' };
  return whole === '' ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
};

/** Parses a percentage with at most two decimals, with or without its sign: `12,5`, `12.5%` and «١٢٫٥٪» are 12.5. Null for all else. */
export const parsePercent = (text: string): number | null => {
  const { whole, decimals } = parse(withoutUnit(text, '[%٪％]')) ?? { whole: '', decimals: '' };
  return whole === '' ? null : Number(`${whole}.${decimals}`);
};

/** Parses a whole number from 0: `1,250` and «١٬٢٥٠» are 1250. Null for all else, such as `1,0` and `1.250`. */
export const parseCount = (text: string): number | null => {
  const { whole, decimals } = parse(text) ?? { whole: '', decimals: '1' };
  return whole === '' || decimals !== '' ? null : Number(whole);
};

const CURRENCY = String.raw`(?:EGP|L\.?E\.?|E£|جنيه(?:ا|ًا)?(?:\s*مصري(?:ا|ًا)?)?|ج\.?\s*م\.?)`;

const withoutUnit = (text: string, unit: string): string =>
  withoutInvisibles(text)
    .trim()
    .replace(new RegExp(`^${unit}|${unit}$`, 'iu'), '');

/** Digits without groups, or groups of three behind equal separators; then nothing, or one or two decimals. */
const NUMBER =
  /^(?:(?<plain>\d{1,9})|(?<grouped>[1-9]\d{0,2}(?<group>[,' ])\d{3}(?:\k<group>\d{3})?))(?:(?<point>[.,])(?<decimals>\d{1,2}))?$/u;

/** The digits of a number before and after its decimal separator, which is never that of its groups. */
const parse = (text: string): { readonly whole: string; readonly decimals: string } | null => {
  const plain = toLatin(text).replace(MORE_ZEROS, '$1');
  const { plain: digits, grouped = '', group, point, decimals = '' } = NUMBER.exec(plain)?.groups ?? {};
  if ((digits === undefined && grouped === '') || (point !== undefined && point === group)) return null;
  return { whole: digits ?? grouped.replaceAll(/\D/gu, ''), decimals };
};

/** Four and more decimals as databases write them, with only two significant: 500.0000. Three could be thousands. */
const MORE_ZEROS = /(\.\d\d)0{2,}$/u;

/** Latin digits; groups behind commas, apostrophes or spaces, decimals behind points or commas. */
const toLatin = (text: string): string =>
  latinDigits(withoutInvisibles(text))
    .trim()
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/[،，]/gu, ',')
    .replaceAll('٬', "'")
    .replaceAll(/[٫．]/gu, '.');
