import { type Language, languageFacts } from './language.ts';

const latinSigns = languageFacts.en.numerals;

const noBreakSpace = '\u00a0';
const minusSign = '\u2212';

const days: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** Converts a number in English notation to the digits and separators of a language. */
const spell = (number: string, language: Language): string =>
  number.replaceAll(/[\d,.%]/gu, (sign) => languageFacts[language].numerals.charAt(latinSigns.indexOf(sign)));

/**
 * Formats a number from 0 with a minimum and maximum of decimals, identical to `Intl.NumberFormat`, whose creation
 * takes longer on a phone than formatting all numbers of a page (decision 68).
 */
const write = (value: number, language: Language, min: number, max: number): string => {
  // rounds the decimal notation, not the binary value: 1.005 becomes 1.01
  const rounded = Math.round(Number(`${value}e${max}`)) / 10 ** max;
  const [whole = '', decimals = ''] = rounded.toFixed(max).split('.');
  const fraction = decimals.slice(0, min) + decimals.slice(min).replace(/0+$/u, '');
  return spell(whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',') + (fraction && `.${fraction}`), language);
};

/** Whole pounds, or pounds with two decimals. */
const writeAmount = (piastres: number, language: Language): string =>
  write(piastres / 100, language, piastres % 100 === 0 ? 0 : 2, 2);

/** Parts of a price, for a component that shows the currency smaller. The sign is always first. */
export type MoneyParts = Readonly<{
  /** A minus (followed by a space in English), or empty. */
  sign: string;
  amount: string;
  currency: string;
  order: 'amount-first' | 'currency-first';
}>;

/** Splits an amount in piastres into its parts. Decimals are included only if not zero. */
export const moneyParts = (piastres: number, language: Language): MoneyParts => {
  const amount = writeAmount(Math.abs(piastres), language);
  const isNegative = piastres < 0;
  const { currency, isCurrencyFirst } = languageFacts[language];
  return isCurrencyFirst
    ? { sign: isNegative ? minusSign + noBreakSpace : '', amount, currency, order: 'currency-first' }
    : { sign: isNegative ? minusSign : '', amount, currency, order: 'amount-first' };
};

/** Formats an amount in piastres as plain text without line breaks: «١٬٢٥٠ ج.م», "EGP 1,250". */
export const formatMoney = (piastres: number, language: Language): string => {
  const { sign, amount, currency, order } = moneyParts(piastres, language);
  return sign + (order === 'amount-first' ? [amount, currency] : [currency, amount]).join(noBreakSpace);
};

/** Formats an amount in piastres without currency, for the specification's "{n} EGP". */
export const formatAmount = (piastres: number, language: Language): string => writeAmount(piastres, language);

/** A count or measure, with at most two decimals. */
export const formatNumber = (value: number, language: Language): string => write(value, language, 0, 2);

/** A percentage: 0.6 becomes «٦٠٪», "60%". Without the invisible mark that Intl adds in Arabic. */
export const formatPercent = (share: number, language: Language): string =>
  spell(`${write(share * 100, 'en', 0, 2)}%`, language);

/** A rating from 0 to 5 with one decimal (specification 2, product detail). */
export const formatRating = (rating: number, language: Language): string => write(rating, language, 1, 1);

/** The Gregorian day in Cairo: «١٤ مارس ٢٠٢٦», "14 March 2026". Does not break between day and month. */
export const formatDate = (date: Date, language: Language): string => {
  days[language] ??= new Intl.DateTimeFormat(languageFacts[language].locale, {
    dateStyle: 'long',
    calendar: 'gregory',
    timeZone: 'Africa/Cairo',
  });
  return days[language].format(date).replace(' ', noBreakSpace);
};

/** A range of years: "2024–2026"; equal years become one. */
export const formatYears = (first: number, last: number, language: Language): string =>
  [...new Set([first, Math.max(first, last)])].map((year) => spell(String(year), language)).join('–');

/** Isolates text of unknown direction (a name, a code, a phone number) inside a plain-text message. */
export const isolateText = (text: string): string => `\u2068${text}\u2069`;
