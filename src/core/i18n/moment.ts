import { type Language, languageFacts } from './language.ts';

const moments: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** A time in Cairo to the minute, short enough for a table: «١٤ مارس ٢٠٢٦، ١٠:٢٠», "14 Mar 2026, 10:20". */
export const formatMoment = (moment: Date, language: Language): string => {
  moments[language] ??= new Intl.DateTimeFormat(languageFacts[language].locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    calendar: 'gregory',
    timeZone: 'Africa/Cairo',
  });
  return moments[language].format(moment);
};
