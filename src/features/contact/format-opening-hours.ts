import { clock, dayName } from '#core/i18n/clock.ts';
import { type Language, languageFacts } from '#core/i18n/language.ts';
import type { Content } from '#core/i18n/server-texts.ts';
import type { WeeklyHours } from './opening-hours.ts';

/** A row of the opening hours table. */
export interface FormattedHours {
  readonly days: string;
  readonly times: string;
}

/** Formats the opening hours, one row per entry: «من الأحد إلى الخميس», «من ٩ صباحًا إلى ٦ مساءً». */
export function formatOpeningHours(
  hours: readonly WeeklyHours[],
  texts: Content['contact']['hours'],
  language: Language,
): readonly FormattedHours[] {
  return hours.map(({ days, opens, closes }) => {
    const names = days.map((day) => dayName(day, language));
    const [first, last] = [names[0], names.at(-1)];
    return {
      days: first && last && isLongRun(days) ? texts.days({ first, last }) : listOf(names, language),
      times: texts.times({ opens: clock(opens, language), closes: clock(closes, language) }),
    };
  });
}

/** At least three consecutive days; two are listed by name. */
const isLongRun = (days: readonly number[]): boolean =>
  days.length > 2 && days.every((day, index) => index === 0 || day === ((days[index - 1] ?? 0) + 1) % 7);

const listOf = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(languageFacts[language].locale).format(names);
