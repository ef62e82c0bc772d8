import { defaultLanguage, isLanguage, type Language } from './language.ts';

const chosenPattern = /(?:^|;\s*)language=(\w+)(?:;|$)/;
const visitPattern = /(?:^|;\s*)visit-language=(\w+)(?:;|$)/;

/**
 * Returns the language of the visit, set by a link, else that of the language switch; null without a cookie (decision
 * 35).
 */
export const languageCookie = (cookieHeader: string | null | undefined): Language | null => {
  const [, language] = (cookieHeader && (visitPattern.exec(cookieHeader) ?? chosenPattern.exec(cookieHeader))) || [];
  return isLanguage(language) ? language : null;
};

/** Language of a response: `?lang`, then the cookies, then Arabic (specification 9, decision 35). */
export const languageOf = (query: URLSearchParams, cookieHeader: string | null | undefined): Language => {
  const requestedLanguage = query.get('lang');
  return isLanguage(requestedLanguage) ? requestedLanguage : (languageCookie(cookieHeader) ?? defaultLanguage);
};
