import { clock, dayName } from '#core/i18n/clock.ts';
import type { Language } from '#core/i18n/language.ts';
import { type Messages } from '#core/i18n/messages.ts';
import type { OpeningState } from './opening-hours.ts';

/** Formats the opening state: «مغلق الآن، ونفتح غدًا الساعة ١٠ صباحًا». */
export function formatOpeningState(state: OpeningState, texts: Messages['openingHours'], language: Language): string {
  if (state.isOpen) return texts.open({ time: clock(state.closes, language) });
  const time = clock(state.opens, language);
  if (state.inDays === 0) return texts.opensToday({ time });
  if (state.inDays === 1) return texts.opensTomorrow({ time });
  return texts.opensOn({ day: dayName(state.day, language), time });
}
