import type { Language } from '../domain/language.ts';
import { type PictureFault, pictureFaults } from '../domain/products/picture-limits.ts';
import type { RefusalDetails } from '../domain/refusals.ts';
import { formatAmount, formatMoney, formatNumber } from './format.ts';

const numberIn = (details: RefusalDetails, field: string): number | undefined => {
  const value = details[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

const isNamed = (value: unknown): value is Partial<Record<Language, unknown>> =>
  typeof value === 'object' && value !== null;

/** A sum in whole piastres, spoken without its currency; nothing when the refusal carries none. */
export const amountOf = (details: RefusalDetails, field: string, language: Language): string | undefined => {
  const piastres = numberIn(details, field);
  return piastres === undefined ? undefined : formatAmount(piastres, language);
};

/** A sum in whole piastres, spoken with its currency. */
export const moneyOf = (details: RefusalDetails, field: string, language: Language): string | undefined => {
  const piastres = numberIn(details, field);
  return piastres === undefined ? undefined : formatMoney(piastres, language);
};

/** A count in the language's digits. */
export const countIn = (details: RefusalDetails, field: string, language: Language): string | undefined => {
  const count = numberIn(details, field);
  return count === undefined ? undefined : formatNumber(count, language);
};

/** Seconds left to wait, whole and at least one. */
export const secondsOf = (details: RefusalDetails): number | undefined => {
  const seconds = numberIn(details, 'seconds');
  return seconds === undefined ? undefined : Math.max(1, Math.ceil(seconds));
};

/** A name: plain text, or the same name in both languages. */
export const localizedNameOf = (details: RefusalDetails, language: Language): string | undefined => {
  const name = details['name'];
  const spoken = isNamed(name) ? name[language] : name;
  return typeof spoken === 'string' && spoken !== '' ? spoken : undefined;
};

/** Why a file is no picture of a product; a refusal that does not say it means that it cannot be read. */
export const pictureFaultOf = ({ fault }: RefusalDetails): PictureFault =>
  pictureFaults.find((known) => known === fault) ?? 'broken';
