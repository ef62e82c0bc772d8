import { formatAmount, formatMoney, formatNumber, isolateText } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { ErrorDetails } from './define-errors.ts';

/** Maximum number of names in a message; an ellipsis replaces the others. */
const MAX_NAMES = 5;

/** A number among the details; undefined when they lack it. */
export const detailNumber = (details: ErrorDetails, field: string): number | undefined => {
  const value = details[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

/** An amount in piastres, formatted without currency; undefined when the details lack it. */
export const detailAmount = (details: ErrorDetails, field: string, language: Language): string | undefined => {
  const piastres = detailNumber(details, field);
  return piastres === undefined ? undefined : formatAmount(piastres, language);
};

/** An amount in piastres, formatted with currency; undefined when the details lack it. */
export const detailMoney = (details: ErrorDetails, field: string, language: Language): string | undefined => {
  const piastres = detailNumber(details, field);
  return piastres === undefined ? undefined : formatMoney(piastres, language);
};

/** A count in the language's digits; undefined when the details lack it. */
export const detailCount = (details: ErrorDetails, field: string, language: Language): string | undefined => {
  const count = detailNumber(details, field);
  return count === undefined ? undefined : formatNumber(count, language);
};

/** Remaining wait in seconds, whole and at least one; undefined when the details lack it. */
export const detailSeconds = (details: ErrorDetails): number | undefined => {
  const seconds = detailNumber(details, 'seconds');
  return seconds === undefined ? undefined : Math.max(1, Math.ceil(seconds));
};

/** Name of a product or another thing, which is plain text or localized; undefined when the details lack it. */
export const detailName = ({ name }: ErrorDetails, language: Language): string | undefined => {
  const text = isLocalized(name) ? name[language] : name;
  return typeof text === 'string' && text !== '' ? text : undefined;
};

/** The first names in a language, joined by its comma; undefined when the details lack them. */
export const detailNames = ({ names }: ErrorDetails, language: Language): string | undefined => {
  const texts = (Array.isArray(names) ? names : []).flatMap((name) => detailName({ name }, language) ?? []);
  if (texts.length === 0) return undefined;
  return `${texts.slice(0, MAX_NAMES).join(language === 'ar' ? '، ' : ', ')}${texts.length > MAX_NAMES ? '…' : ''}`;
};

/** A text, isolated from the direction of the sentence; undefined when the details lack it. */
export const detailText = (details: ErrorDetails, field: string): string | undefined => {
  const text = details[field];
  return typeof text === 'string' && text !== '' ? isolateText(text) : undefined;
};

const isLocalized = (value: unknown): value is Partial<Record<Language, unknown>> =>
  typeof value === 'object' && value !== null;
