import type { Language } from '../domain/language.ts';

/** English days stand before their months, as Egypt writes them: "14 March 2026". */
const dayLocales = { ar: 'ar-EG-u-nu-arab', en: 'en-GB' } as const satisfies Record<Language, string>;
const latinSigns = '0123456789,.%';
const arabicSigns = '٠١٢٣٤٥٦٧٨٩٬٫٪';
const currencies = { ar: 'ج.م', en: 'EGP' } as const satisfies Record<Language, string>;

const noBreakSpace = '\u00a0';
const minusSign = '\u2212';

const days: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** A number written with Latin signs, in the signs of a language. */
const spell = (number: string, language: Language): string =>
  language === 'ar' ? number.replaceAll(/[\d,.%]/gu, (sign) => arabicSigns.charAt(latinSigns.indexOf(sign))) : number;

/**
 * A number from 0 on with so many decimals at least and at most, letter for letter as `Intl.NumberFormat` writes it: to
 * make one of those costs a phone more than all the rest of a page's first figures (decision 68).
 */
const write = (value: number, language: Language, least: number, most: number): string => {
  // rounded by its decimals as they are written, which is not always by its value: 1.005 is 1.01
  const rounded = Math.round(Number(`${value}e${most}`)) / 10 ** most;
  const [whole = '', decimals = ''] = rounded.toFixed(most).split('.');
  const kept = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/u, '');
  return spell(whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',') + (kept && `.${kept}`), language);
};

/** Whole pounds, or pounds with two digits of piastres. */
const writeAmount = (piastres: number, language: Language): string =>
  write(piastres / 100, language, piastres % 100 === 0 ? 0 : 2, 2);

/** What a price is made of, for a component that sets the currency smaller. The sign always stands first. */
export type MoneyParts = Readonly<{
  /** A minus (with its space in English), or nothing. */
  sign: string;
  amount: string;
  currency: string;
  order: 'amount-first' | 'currency-first';
}>;

/** The parts of a sum of whole piastres. Piastres show only when there are any. */
export const moneyParts = (piastres: number, language: Language): MoneyParts => {
  const amount = writeAmount(Math.abs(piastres), language);
  const isNegative = piastres < 0;
  return language === 'ar'
    ? { sign: isNegative ? minusSign : '', amount, currency: currencies.ar, order: 'amount-first' }
    : { sign: isNegative ? minusSign + noBreakSpace : '', amount, currency: currencies.en, order: 'currency-first' };
};

/** A sum of whole piastres as plain text that never breaks over a line: «١٬٢٥٠ ج.م», "EGP 1,250". */
export const formatMoney = (piastres: number, language: Language): string => {
  const { sign, amount, currency, order } = moneyParts(piastres, language);
  return sign + (order === 'amount-first' ? [amount, currency] : [currency, amount]).join(noBreakSpace);
};

/** A sum of whole piastres without its currency, for the specification's "{n} EGP". */
export const formatAmount = (piastres: number, language: Language): string => writeAmount(piastres, language);

/** A count or measure, with at most two decimals. */
export const formatNumber = (value: number, language: Language): string => write(value, language, 0, 2);

/** A share as a percentage: 0.6 gives «٦٠٪», "60%". Without the invisible mark that Intl ends Arabic with. */
export const formatPercent = (share: number, language: Language): string =>
  spell(`${write(share * 100, 'en', 0, 2)}%`, language);

/** A rating from 0 to 5 with one decimal (specification 2, product detail). */
export const formatRating = (rating: number, language: Language): string => write(rating, language, 1, 1);

/** The Gregorian day in Cairo, written out: «١٤ مارس ٢٠٢٦», "14 March 2026". No line ends between day and month. */
export const formatDate = (date: Date, language: Language): string => {
  days[language] ??= new Intl.DateTimeFormat(dayLocales[language], {
    dateStyle: 'long',
    calendar: 'gregory',
    timeZone: 'Africa/Cairo',
  });
  return days[language].format(date).replace(' ', noBreakSpace);
};

/** Years from the first to the last: "2024–2026"; one year stands alone. */
export const formatYears = (first: number, last: number, language: Language): string =>
  [...new Set([first, Math.max(first, last)])].map((year) => spell(String(year), language)).join('–');

/** Text of unknown direction (a name, a code, a phone number) inside a plain-text sentence keeps its own order. */
export const isolateText = (text: string): string => `\u2068${text}\u2069`;
