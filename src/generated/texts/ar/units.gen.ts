// Generated from 
//   src/core/i18n/units.texts.ts
// by `npm run generate`.
import { formatNumber } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';

export const messages = {
  days: plural('ar', { one: 'يوم واحد', two: 'يومين', few: '{count} أيام', many: '{count} يومًا', other: '{count} يوم' }),
  hours: plural('ar', { one: 'ساعة واحدة', two: 'ساعتين', few: '{count} ساعات', other: '{count} ساعة' }),
  workingDays: plural('ar', { one: 'يوم عمل واحد', two: 'يومي عمل', few: '{count} أيام عمل', other: '{count} يوم عمل' }),
  range: ({ min, max }: { readonly min: number; readonly max: string }) => `${formatNumber(min, 'ar')} إلى ${max}`,
};
