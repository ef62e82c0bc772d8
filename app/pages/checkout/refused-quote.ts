import type { Quote } from '../../../domain/pricing/quote.ts';

const figures = [
  'subtotal',
  'bundleDiscount',
  'bundleBase',
  'togetherDiscount',
  'togetherBase',
  'promoDiscount',
  'promoBase',
  'discount',
  'shipping',
  'freeShippingFrom',
  'tax',
  'taxBase',
  'total',
] as const satisfies readonly (keyof Quote)[];

/** The new quote that a TOTAL_CHANGED carries, or null when it cannot be read. */
export const refusedQuote = (details: Readonly<Record<string, unknown>>): Quote | null =>
  isQuote(details['quote']) ? details['quote'] : null;

const isQuote = (value: unknown): value is Quote =>
  isRecord(value) &&
  Array.isArray(value['lines']) &&
  figures.every((figure) => Number.isInteger(value[figure])) &&
  (value['promo'] === null || isRecord(value['promo']));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
