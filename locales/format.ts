import type { Language } from '../domain/language.ts';

/** The numbering system is named: bare `ar` formats Latin digits since ICU 78. */
const locales = { ar: 'ar-EG-u-nu-arab', en: 'en-EG' } as const satisfies Record<Language, string>;
/** English days stand before their months, as Egypt writes them: "14 March 2026". */
const dayLocales = { ar: locales.ar, en: 'en-GB' } as const satisfies Record<Language, string>;
const currencies = { ar: 'ج.م', en: 'EGP' } as const satisfies Record<Language, string>;

const noBreakSpace = '\u00a0';
const minusSign = '\u2212';

/** One Intl object a language, made on first use: making one costs more than a hundred uses of it. */
const perLanguage = <Format>(
  make: (locale: string) => Format,
  named: Readonly<Record<Language, string>> = locales,
): ((language: Language) => Format) => {
  const made: Partial<Record<Language, Format>> = {};
  return (language) => (made[language] ??= make(named[language]));
};

const amounts = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    }),
);
const numbers = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const years = perLanguage((locale) => new Intl.NumberFormat(locale, { useGrouping: false }));
const percents = perLanguage((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }));
const ratings = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const dates = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', calendar: 'gregory', timeZone: 'Africa/Cairo' }),
  dayLocales,
);

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
  const amount = amounts(language).format(Math.abs(piastres) / 100);
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
export const formatAmount = (piastres: number, language: Language): string => amounts(language).format(piastres / 100);

/** A count or measure, with at most two decimals. */
export const formatNumber = (value: number, language: Language): string => numbers(language).format(value);

/** A share as a percentage: 0.6 gives «٦٠٪», "60%". The invisible mark that Intl ends Arabic with is left out. */
export const formatPercent = (share: number, language: Language): string =>
  percents(language).format(share).replaceAll('\u061c', '');

/** A rating from 0 to 5 with one decimal (specification 2, product detail). */
export const formatRating = (rating: number, language: Language): string => ratings(language).format(rating);

/** The Gregorian day in Cairo, written out: «١٤ مارس ٢٠٢٦», "14 March 2026". */
export const formatDate = (date: Date, language: Language): string => dates(language).format(date);

/** Years from the first to the last: "2024–2026"; one year stands alone. */
export const formatYears = (first: number, last: number, language: Language): string =>
  [...new Set([first, Math.max(first, last)])].map((year) => years(language).format(year)).join('–');

/** Text of unknown direction (a name, a code, a phone number) inside a plain-text sentence keeps its own order. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
