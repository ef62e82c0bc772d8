import { defaultLanguage, isLanguage, type Language } from '../../domain/language.ts';

/** The language of the page that is open, outside of components; in them it is `useLanguage()`. */
export const pageLanguage = (): Language => {
  const spoken = document.documentElement.lang;
  return isLanguage(spoken) ? spoken : defaultLanguage;
};
