import { latinDigits } from '../../../domain/text/digits.ts';

/** The number that was typed, in digits of any script; NaN for what is none, null for nothing at all. */
export const typedQuantity = (typed: string): number | null => {
  const text = latinDigits(typed).trim();
  if (text === '') return null;
  // a shopper who types 1e2 or 0x10 means no number
  return /^-?[\d.]+$/.test(text) ? Number(text) : Number.NaN;
};
