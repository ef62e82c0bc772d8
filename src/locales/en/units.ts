import { formatNumber } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';

export const days = plural('en', { one: '{count} day', other: '{count} days' });
export const hours = plural('en', { one: '{count} hour', other: '{count} hours' });

/** A delivery time: "5-7 business days". */
export const businessDays = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  `${min === max ? '' : `${formatNumber(min, 'en')}-`}${working(max)}`;

const working = plural('en', { one: '{count} business day', other: '{count} business days' });
