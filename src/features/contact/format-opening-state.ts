import { clock, dayName } from '#core/i18n/clock.ts';
import type { Language } from '#core/i18n/language.ts';
import { type Messages } from '../../locales/namespaces.ts';
import type { OpeningState } from './opening-hours.ts';

/** Formats the opening state: «مغلق الآن، ونفتح غدًا الساعة ١٠ صباحًا». */
export function formatOpeningState(state: OpeningState, words: Messages['openingHours'], language: Language): string {
  if (state.isOpen) return words.open({ time: clock(state.closes, language) });
  const time = clock(state.opens, language);
  if (state.inDays === 0) return words.opensToday({ time });
  if (state.inDays === 1) return words.opensTomorrow({ time });
  return words.opensOn({ day: dayName(state.day, language), time });
}
