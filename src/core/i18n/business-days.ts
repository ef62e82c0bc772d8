import { formatNumber } from './format.ts';
import type { Language } from './language.ts';

/** Texts of a delivery time. */
interface DeliveryTexts {
  readonly workingDays: (count: number) => string;
  readonly range: (days: { readonly min: string; readonly max: string }) => string;
}

/** Formats a delivery time in business days: «٥ إلى ٧ أيام عمل», "5-7 business days". */
export const businessDays = (
  { min, max }: { readonly min: number; readonly max: number },
  { workingDays, range }: DeliveryTexts,
  language: Language,
): string => (min === max ? workingDays(max) : range({ min: formatNumber(min, language), max: workingDays(max) }));
