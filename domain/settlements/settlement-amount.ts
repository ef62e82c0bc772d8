import type { Piastres } from '../money.ts';
import { latinDigits, withoutInvisibles } from '../text/clean-text.ts';

const CURRENCY = /EGP|L\.?E\.?|E£|جنيه(?:ا|ًا)?(?:\s*مصري(?:ا|ًا)?)?|ج\.?\s*م\.?/giu;

/**
 * Reads an amount of a courier's file: 1234.50, 1,234.50 or ١٬٢٣٤٫٥٠, with or without a currency; an empty cell or a dash is 0. Null for
 * all else, such as 450,00: a comma that could separate either thousands or piastres is not guessed, nor is a negative amount.
 */
export const settlementAmount = (text: string): Piastres | null => {
  const plain = latinDigits(withoutInvisibles(text).normalize('NFKC'))
    .replaceAll(CURRENCY, '')
    .replaceAll(/\s/gu, '')
    .replaceAll('٬', ',')
    .replace('٫', '.');
  if (plain === '' || plain === '-') return 0;
  const [, grouped, whole, piastres = ''] =
    /^(?:(\d{1,3}(?:,\d{3}){1,2})|(\d{1,9}))(?:\.(\d{1,2})0*)?$/u.exec(plain) ?? [];
  const pounds = grouped?.replaceAll(',', '') ?? whole;
  return pounds === undefined ? null : Number(pounds) * 100 + Number(piastres.padEnd(2, '0'));
};
