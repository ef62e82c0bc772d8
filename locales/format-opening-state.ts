import type { Language } from '../domain/language.ts';
import type { OpeningState } from '../domain/opening-hours.ts';
import { clock, dayName } from './clock.ts';
import { type Messages } from './namespaces.ts';

/** Formats the opening state: «مغلق الآن، ونفتح غدًا الساعة ١٠ صباحًا». */
export function formatOpeningState(doors: OpeningState, words: Messages['openingHours'], language: Language): string {
  if (doors.isOpen) return words.open({ time: clock(doors.closes, language) });
  const time = clock(doors.opens, language);
  if (doors.inDays === 0) return words.opensToday({ time });
  if (doors.inDays === 1) return words.opensTomorrow({ time });
  return words.opensOn({ day: dayName(doors.day, language), time });
}
