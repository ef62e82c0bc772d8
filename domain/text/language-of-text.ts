import type { Language } from '../language.ts';

/** The language that a text a person wrote is set in, by its first letter that is Arabic or Latin; null without one. */
export const languageOfText = (text: string): Language | null => {
  const letter = /(?=\p{L})[\p{Script=Arabic}\p{Script=Latin}]/u.exec(text)?.[0];
  if (letter === undefined) return null;
  return /\p{Script=Arabic}/u.test(letter) ? 'ar' : 'en';
};
