import { defaultLanguage, type Language } from '../../domain/language.ts';

/** The language of somebody whose device asked for `asked`: English when it did, Arabic otherwise. */
export const readersLanguage = (asked: string | null): Language =>
  asked !== null && /^en\b/i.test(asked) ? 'en' : defaultLanguage;
