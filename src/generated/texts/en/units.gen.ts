// Generated from 
//   src/core/i18n/units.texts.ts
// by `npm run generate`.
import { formatNumber } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';

export const messages = {
  days: plural('en', { one: '{count} day', other: '{count} days' }),
  hours: plural('en', { one: '{count} hour', other: '{count} hours' }),
  workingDays: plural('en', { one: '{count} business day', other: '{count} business days' }),
  range: ({ min, max }: { readonly min: number; readonly max: string }) => `${formatNumber(min, 'en')}-${max}`,
};
