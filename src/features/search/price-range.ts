import type { Piastres } from '#core/money/money.ts';
import { latinDigits } from '#core/text/clean-text.ts';
import { fold } from '#core/text/fold.ts';

/** Price limits in a search, in piastres; at least one of them is not null. */
export interface PriceRange {
  readonly min: Piastres | null;
  readonly max: Piastres | null;
}

const amount = String.raw`(\d{1,3}(?:[,،٬]\d{3})+|\d+)`;
const currencyName = String.raw`(?:egp|le|l\.e\.?|pounds?|جنيه(?:ا|ات)?|ج\.?م\.?)(?![\p{L}\p{N}])`;
const currency = String.raw`(?:\s*${currencyName})?`;
/** Lookahead: the number is not followed by a unit, such as 30 cm. */
const notAMeasure = String.raw`(?!\s*[\p{L}\p{N}.,]|،\d)`;
const wordStart = String.raw`(?<![\p{L}\p{N}])`;

const between = new RegExp(
  `${wordStart}(?:between|from|بين|ما بين|من)\\s+${amount}${currency}\\s*(?:and|to|-|–|و|ل|الي|لحد|حتي)\\s*${amount}${currency}${notAMeasure}`,
  'u',
);
/** Two numbers of at least three digits without a word before them; smaller ones are sizes or people. */
const fromTo = new RegExp(
  `${wordStart}(?=[1-9]\\d{2})${amount}${currency}\\s*(?:to|-|–|الي|لحد|حتي)\\s*(?=[1-9]\\d{2})${amount}${currency}${notAMeasure}`,
  'u',
);
const below = new RegExp(
  `${wordStart}(?:(?:under|below|less than|cheaper than|up to|at most|maximum|max)|(?:ب?اقل من|تحت|ارخص من|حتي|بحد اقصي|لا يزيد عن|لا تزيد عن|مش اكتر من))\\s+(?:ال)?${amount}${currency}${notAMeasure}`,
  'u',
);
const above = new RegExp(
  `${wordStart}(?:(?:over|above|more than|at least|from)|(?:ب?اكثر من|ب?اكتر من|فوق|اغلي من|ابتداء من|لا يقل عن))\\s+(?:ال)?${amount}${currency}${notAMeasure}`,
  'u',
);

/** A number with a currency, or a number of at least three digits after a word for a price, is the maximum price. */
const budget = new RegExp(
  `${wordStart}(?:(?:for|at|budget(?: of)?|price|بسعر|ب?ميزانيه|في حدود|بحدود|ب)\\s*(?=[1-9]\\d{2})|(?=[\\d,،٬]+\\s*${currencyName}))${amount}${currency}${notAMeasure}`,
  'u',
);

/**
 * Splits a search such as "cups under 1000" or «فناجين أقل من ١٠٠٠» into the price range, given in whole pounds, the `phrase` that
 * names it, and the rest. `null` without prices; a number with a unit ("under 30 cm") is not a price.
 */
export function parsePriceRange(
  query: string,
): { readonly range: PriceRange; readonly rest: string; readonly phrase: string } | null {
  const folded = fold(latinDigits(query)).replace(/٫(?=\d)/gu, '.');
  for (const [pattern, bounds] of [
    [between, 'both'],
    [fromTo, 'both'],
    [below, 'max'],
    [above, 'min'],
    [budget, 'max'],
  ] as const) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const [first, second] = [toPiastres(match[1]), toPiastres(match[2])];
    if (first === null || (bounds === 'both' && second === null)) continue;
    const range =
      second !== null
        ? { min: Math.min(first, second), max: Math.max(first, second) }
        : { min: bounds === 'min' ? first : null, max: bounds === 'max' ? first : null };
    return {
      range,
      phrase: match[0],
      rest: `${folded.slice(0, match.index)} ${folded.slice(match.index + match[0].length)}`.trim(),
    };
  }
  return null;
}

/** Converts pounds to piastres; null for 0, and above the maximum price of a million pounds. */
const toPiastres = (digits: string | undefined): Piastres | null => {
  const pounds = Number(digits?.replaceAll(/[,،٬]/gu, ''));
  return pounds > 0 && pounds <= 1_000_000 ? pounds * 100 : null;
};
