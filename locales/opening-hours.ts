import type { Language } from '../domain/language.ts';
import { editorialOf } from './editorial.ts';

/** Days as `Intl` counts them, 0 is Sunday, with the minutes the doors open and close, 'HH:MM'. */
interface Hours {
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

/** A row of the table of hours. */
export interface SpokenHours {
  readonly days: string;
  readonly times: string;
}

const locales = { ar: 'ar-EG-u-nu-arab', en: 'en-GB' } as const satisfies Record<Language, string>;
const clocks = {
  ar: { hour: 'numeric', dayPeriod: 'long' },
  en: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<Language, Intl.DateTimeFormatOptions>;

/** Opening hours in words, a row each: «من الأحد إلى الخميس», «من ٩ صباحًا إلى ٦ مساءً». */
export function speakHours(hours: readonly Hours[], language: Language): readonly SpokenHours[] {
  const words = editorialOf(language).contact.hours;
  return hours.map(({ days, opens, closes }) => {
    const names = days.map((day) => dayName(day, language));
    const [first, last] = [names[0], names.at(-1)];
    return {
      days: first && last && isLongRun(days) ? words.days({ first, last }) : listOf(names, language),
      times: words.times({ opens: clock(opens, language), closes: clock(closes, language) }),
    };
  });
}

/** Three days or more that follow each other; two are named. */
const isLongRun = (days: readonly number[]): boolean =>
  days.length > 2 && days.every((day, place) => place === 0 || day === ((days[place - 1] ?? 0) + 1) % 7);

// 1 February 2026 is a Sunday
const dayName = (day: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 1, 1 + day));

const listOf = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(locales[language]).format(names);

const clock = (time: string, language: Language): string => {
  const minute = time.endsWith(':00') ? {} : ({ minute: '2-digit' } as const);
  const format = new Intl.DateTimeFormat(locales[language], { ...clocks[language], ...minute, timeZone: 'UTC' });
  return format.format(new Date(`2026-02-01T${time}:00Z`));
};
