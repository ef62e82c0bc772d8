import type { Language } from '../../../../domain/language.ts';
import { clockLocales } from '../../../../locales/clock.ts';

const days: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** A day of the calendar (YYYY-MM-DD) short enough for an axis: «١٤ مارس», "14 Mar". */
export const dayName = (day: string, language: Language): string => {
  days[language] ??= new Intl.DateTimeFormat(clockLocales[language], {
    day: 'numeric',
    month: 'short',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  return days[language].format(new Date(`${day}T00:00:00Z`));
};
