import { formatAmount, formatMoney, formatNumber, isolateText } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import { type PictureFault, pictureFaults } from '#core/pictures/picture-limits.ts';
import { type SettlementFault, settlementFaults } from '#features/cod-reconciliation/settlement-limits.ts';
import { type OrderStatus, orderStatuses } from '#features/orders/order-status.ts';
import type { ErrorDetails } from './app-error.ts';

const numberIn = (details: ErrorDetails, field: string): number | undefined => {
  const value = details[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

const isNamed = (value: unknown): value is Partial<Record<Language, unknown>> =>
  typeof value === 'object' && value !== null;

/** An amount in piastres, formatted without currency; undefined when the details lack it. */
export const amountOf = (details: ErrorDetails, field: string, language: Language): string | undefined => {
  const piastres = numberIn(details, field);
  return piastres === undefined ? undefined : formatAmount(piastres, language);
};

/** An amount in piastres, formatted with currency. */
export const moneyOf = (details: ErrorDetails, field: string, language: Language): string | undefined => {
  const piastres = numberIn(details, field);
  return piastres === undefined ? undefined : formatMoney(piastres, language);
};

/** A count in the language's digits. */
export const countIn = (details: ErrorDetails, field: string, language: Language): string | undefined => {
  const count = numberIn(details, field);
  return count === undefined ? undefined : formatNumber(count, language);
};

/** Whether a detail is the status of an order. */
export const isOrderStatus = (value: unknown): value is OrderStatus => orderStatuses.some((status) => status === value);

/** Remaining wait in seconds, whole and at least one. */
export const secondsOf = (details: ErrorDetails): number | undefined => {
  const seconds = numberIn(details, 'seconds');
  return seconds === undefined ? undefined : Math.max(1, Math.ceil(seconds));
};

/** A name: plain text, or a name in both languages. */
export const localizedNameOf = (details: ErrorDetails, language: Language): string | undefined => {
  const name = details['name'];
  const spoken = isNamed(name) ? name[language] : name;
  return typeof spoken === 'string' && spoken !== '' ? spoken : undefined;
};

/** A text, kept apart from the direction of the sentence; undefined when the details lack it. */
export const textIn = (details: ErrorDetails, field: string): string | undefined => {
  const text = details[field];
  return typeof text === 'string' && text !== '' ? isolateText(text) : undefined;
};

/** Names in a language, joined by its comma; undefined without one. The first few stand for all. */
export const namesIn = (details: ErrorDetails, language: Language): string | undefined => {
  const { names } = details;
  const told = (Array.isArray(names) ? names : []).flatMap((name) => localizedNameOf({ name }, language) ?? []);
  if (told.length === 0) return undefined;
  return `${told.slice(0, MAX_NAMES).join(language === 'ar' ? '، ' : ', ')}${told.length > MAX_NAMES ? '…' : ''}`;
};

const MAX_NAMES = 5;

/** Reason to reject a picture; `broken` when the details name none. */
export const pictureFaultOf = ({ fault }: ErrorDetails): PictureFault =>
  pictureFaults.find((known) => known === fault) ?? 'broken';

/** Reason to refuse a courier's file; `encoding` when the details name none. */
export const settlementFaultOf = ({ fault }: ErrorDetails): SettlementFault =>
  settlementFaults.find((known) => known === fault) ?? 'encoding';

/** Where in a file a fault is: line from 1, heading of the column, and what stands there. */
export type FilePlace = {
  readonly line: number | null;
  readonly column: string | null;
  readonly value: string | null;
};

export const filePlaceOf = (details: ErrorDetails): FilePlace => {
  const stringIn = (field: string) => (typeof details[field] === 'string' ? details[field] : null);
  return { line: numberIn(details, 'line') ?? null, column: stringIn('column'), value: stringIn('value') };
};
