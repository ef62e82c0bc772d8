import type { Language } from '../domain/language.ts';

/** The numbering system is named, and English counts to 24, as the hours of a shop are written. */
export const clockLocales = { ar: 'ar-EG-u-nu-arab', en: 'en-GB' } as const satisfies Record<Language, string>;
const clocks = {
  ar: { hour: 'numeric', dayPeriod: 'long' },
  en: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<Language, Intl.DateTimeFormatOptions>;

/** A minute of the day, 'HH:MM', as a clock is read: «٩ صباحًا», "9:00". */
export const clock = (time: string, language: Language): string => {
  const minute = time.endsWith(':00') ? {} : ({ minute: '2-digit' } as const);
  const format = new Intl.DateTimeFormat(clockLocales[language], { ...clocks[language], ...minute, timeZone: 'UTC' });
  return format.format(new Date(`2026-02-01T${time}:00Z`));
};

/** The name of a day, 0 is Sunday. */
export const dayName = (day: number, language: Language): string =>
  // 1 February 2026 is a Sunday
  new Intl.DateTimeFormat(clockLocales[language], { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, 1, 1 + day),
  );
