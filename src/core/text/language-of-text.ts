import type { Language } from '#core/i18n/language.ts';

/** Language of user-written text, by its first Arabic or Latin letter; null without one. */
export const languageOfText = (text: string): Language | null => {
  const letter = /(?=\p{L})[\p{Script=Arabic}\p{Script=Latin}]/u.exec(text)?.[0];
  if (letter === undefined) return null;
  return /\p{Script=Arabic}/u.test(letter) ? 'ar' : 'en';
};
