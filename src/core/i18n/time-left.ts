import { formatNumber } from './format.ts';
import { type Language, languageFacts } from './language.ts';

const days: Partial<Record<Language, Intl.DateTimeFormat>> = {};
const times: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/**
 * Formats a deadline in Cairo's time: only the time on the day of `now`, else day and time: «٤:٢٠ م», "16:20"; «١٥
 * مارس، ٤:٢٠ م», "15 March, 16:20".
 */
export const formatUntil = (moment: Date, now: Date, language: Language): string => {
  const zone = { timeZone: 'Africa/Cairo', calendar: 'gregory' } as const;
  const locale = languageFacts[language].locale;
  days[language] ??= new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...zone });
  times[language] ??= new Intl.DateTimeFormat(locale, {
    hour: language === 'ar' ? 'numeric' : '2-digit',
    minute: '2-digit',
    ...zone,
  });
  const format = (kind: typeof days) => (kind[language]?.format(moment) ?? '').replaceAll(' ', '\u00a0');
  const isToday = days[language].format(now) === days[language].format(moment);
  return isToday ? format(times) : `${format(days)}${language === 'ar' ? '،' : ','} ${format(times)}`;
};

/** Formats the remaining time: "58:04", «٥٨:٠٤», from one hour on "1:05:09"; a negative time counts as 0. */
export const formatRemaining = (ms: number, language: Language): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const visibleParts = parts[0] === 0 ? parts.slice(1) : parts;
  return visibleParts.map((part, index) => twoDigits(part, index === 0 ? 1 : 2, language)).join(':');
};

const twoDigits = (value: number, min: number, language: Language): string =>
  formatNumber(value, language).padStart(min, formatNumber(0, language));
