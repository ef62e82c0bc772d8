import { type Language, languageFacts } from './language.ts';

/** Arabic uses day periods, other languages the 24-hour clock. */
const clockOf = (language: Language): Intl.DateTimeFormatOptions =>
  language === 'ar' ? { hour: 'numeric', dayPeriod: 'long' } : { hour: 'numeric', minute: '2-digit' };

/** Formats a time of day, 'HH:MM': «٩ صباحًا», "9:00". */
export const clock = (time: string, language: Language): string => {
  const minute = time.endsWith(':00') ? {} : ({ minute: '2-digit' } as const);
  const format = new Intl.DateTimeFormat(languageFacts[language].locale, {
    ...clockOf(language),
    ...minute,
    timeZone: 'UTC',
  });
  return format.format(new Date(`2026-02-01T${time}:00Z`));
};

/** Name of a weekday, 0 is Sunday. */
export const dayName = (day: number, language: Language): string =>
  // 1 February 2026 is a Sunday
  new Intl.DateTimeFormat(languageFacts[language].locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, 1, 1 + day),
  );
