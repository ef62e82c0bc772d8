import { latinDigits } from '../../../domain/text/digits.ts';

/** The number that was typed, in digits of any script; NaN for what is none, null for nothing at all. */
export const typedQuantity = (typed: string): number | null => {
  const text = latinDigits(typed).trim();
  return text === '' ? null : Number(text);
};
