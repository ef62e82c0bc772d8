import type { Language } from '../domain/language.ts';
import { type PictureFault, pictureFaults } from '../domain/products/picture-limits.ts';
import type { RefusalDetails } from '../domain/refusals.ts';
import { type SettlementFault, settlementFaults } from '../domain/settlements/settlement-limits.ts';
import { formatAmount, formatMoney, formatNumber, isolateText } from './format.ts';

const numberIn = (details: RefusalDetails, field: string): number | undefined => {
  const value = details[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

const isNamed = (value: unknown): value is Partial<Record<Language, unknown>> =>
  typeof value === 'object' && value !== null;

/** An amount in piastres, formatted without currency; undefined when the details lack it. */
export const amountOf = (details: RefusalDetails, field: string, language: Language): string | undefined => {
  const piastres = numberIn(details, field);
  return piastres === undefined ? undefined : formatAmount(piastres, language);
};

/** An amount in piastres, formatted with currency. */
export const moneyOf = (details: RefusalDetails, field: string, language: Language): string | undefined => {
  const piastres = numberIn(details, field);
  return piastres === undefined ? undefined : formatMoney(piastres, language);
};

/** A count in the language's digits. */
export const countIn = (details: RefusalDetails, field: string, language: Language): string | undefined => {
  const count = numberIn(details, field);
  return count === undefined ? undefined : formatNumber(count, language);
};

/** Remaining wait in seconds, whole and at least one. */
export const secondsOf = (details: RefusalDetails): number | undefined => {
  const seconds = numberIn(details, 'seconds');
  return seconds === undefined ? undefined : Math.max(1, Math.ceil(seconds));
};

/** A name: plain text, or a name in both languages. */
export const localizedNameOf = (details: RefusalDetails, language: Language): string | undefined => {
  const name = details['name'];
  const spoken = isNamed(name) ? name[language] : name;
  return typeof spoken === 'string' && spoken !== '' ? spoken : undefined;
};

/** A text, kept apart from the direction of the sentence; undefined when the details lack it. */
export const textIn = (details: RefusalDetails, field: string): string | undefined => {
  const text = details[field];
  return typeof text === 'string' && text !== '' ? isolateText(text) : undefined;
};

/** Names in a language, joined by its comma; undefined without one. The first few stand for all. */
export const namesIn = (details: RefusalDetails, language: Language): string | undefined => {
  const { names } = details;
  const told = (Array.isArray(names) ? names : []).flatMap((name) => localizedNameOf({ name }, language) ?? []);
  if (told.length === 0) return undefined;
  return `${told.slice(0, MOST_NAMES).join(language === 'ar' ? '، ' : ', ')}${told.length > MOST_NAMES ? '…' : ''}`;
};

const MOST_NAMES = 5;

/** Reason to reject a picture; `broken` when the details name none. */
export const pictureFaultOf = ({ fault }: RefusalDetails): PictureFault =>
  pictureFaults.find((known) => known === fault) ?? 'broken';

/** Reason to refuse a courier's file; `encoding` when the details name none. */
export const settlementFaultOf = ({ fault }: RefusalDetails): SettlementFault =>
  settlementFaults.find((known) => known === fault) ?? 'encoding';

/** Where in a file a fault is: line from 1, heading of the column, and what stands there. */
export type FilePlace = {
  readonly line: number | null;
  readonly column: string | null;
  readonly value: string | null;
};

export const filePlaceOf = (details: RefusalDetails): FilePlace => {
  const stringIn = (field: string) => (typeof details[field] === 'string' ? details[field] : null);
  return { line: numberIn(details, 'line') ?? null, column: stringIn('column'), value: stringIn('value') };
};
