import { formatNumber } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';

/** Numbers with their noun, as they follow a preposition or a comparison. */
export const days = plural('ar', {
  one: 'يوم واحد',
  two: 'يومين',
  few: '{count} أيام',
  many: '{count} يومًا',
  other: '{count} يوم',
});
export const hours = plural('ar', {
  one: 'ساعة واحدة',
  two: 'ساعتين',
  few: '{count} ساعات',
  other: '{count} ساعة',
});
export const items = plural('ar', {
  one: 'قطعة واحدة',
  two: 'قطعتين',
  few: '{count} قطع',
  other: '{count} قطعة',
});

/** A delivery time: «٥ إلى ٧ أيام عمل». */
export const businessDays = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  `${min === max ? '' : `${formatNumber(min, 'ar')} إلى `}${workingDays(max)}`;

const workingDays = plural('ar', {
  one: 'يوم عمل واحد',
  two: 'يومي عمل',
  few: '{count} أيام عمل',
  other: '{count} يوم عمل',
});
