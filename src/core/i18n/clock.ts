import type { Language } from './language.ts';

/** Sets the numbering system explicitly; English uses the 24-hour clock for opening hours. */
export const clockLocales = { ar: 'ar-EG-u-nu-arab', en: 'en-GB' } as const satisfies Record<Language, string>;
const clocks = {
  ar: { hour: 'numeric', dayPeriod: 'long' },
  en: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<Language, Intl.DateTimeFormatOptions>;

/** Formats a time of day, 'HH:MM': «٩ صباحًا», "9:00". */
export const clock = (time: string, language: Language): string => {
  const minute = time.endsWith(':00') ? {} : ({ minute: '2-digit' } as const);
  const format = new Intl.DateTimeFormat(clockLocales[language], { ...clocks[language], ...minute, timeZone: 'UTC' });
  return format.format(new Date(`2026-02-01T${time}:00Z`));
};

/** Name of a weekday, 0 is Sunday. */
export const dayName = (day: number, language: Language): string =>
  // 1 February 2026 is a Sunday
  new Intl.DateTimeFormat(clockLocales[language], { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, 1, 1 + day),
  );
