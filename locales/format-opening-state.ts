import type { Language } from '../domain/language.ts';
import type { OpeningState } from '../domain/opening-hours.ts';
import { clock, dayName } from './clock.ts';
import { type Messages } from './namespaces.ts';

/** Formats the opening state: «مغلق الآن، ونفتح غدًا الساعة ١٠ صباحًا». */
export function formatOpeningState(state: OpeningState, words: Messages['openingHours'], language: Language): string {
  if (state.isOpen) return words.open({ time: clock(state.closes, language) });
  const time = clock(state.opens, language);
  if (state.inDays === 0) return words.opensToday({ time });
  if (state.inDays === 1) return words.opensTomorrow({ time });
  return words.opensOn({ day: dayName(state.day, language), time });
}
