import { defaultLanguage, isLanguage, type Language } from './language.ts';

/** Language of the open page, for code outside of components; components use `useLanguage()`. */
export const pageLanguage = (): Language => {
  const lang = document.documentElement.lang;
  return isLanguage(lang) ? lang : defaultLanguage;
};
