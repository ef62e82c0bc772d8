import { defaultLanguage, isLanguage, type Language } from '../../domain/language.ts';

const cookiePattern = /(?:^|;\s*)language=(ar|en)(?:;|$)/;

/** The language a visitor chose before, if any; the cookie mirrors what the device stores (decision 35). */
export const languageCookie = (cookieHeader: string | null | undefined): Language | null => {
  const chosen = cookieHeader ? cookiePattern.exec(cookieHeader)?.[1] : null;
  return isLanguage(chosen) ? chosen : null;
};

/** The language of an answer: `?lang` first, then the cookie, then Arabic (specification 9, decision 35). */
export const languageOf = (query: URLSearchParams, cookieHeader: string | null | undefined): Language => {
  const asked = query.get('lang');
  return isLanguage(asked) ? asked : (languageCookie(cookieHeader) ?? defaultLanguage);
};

/** A cookie that remembers a choice for a year. It says nothing about who the visitor is. */
export const rememberLanguage = (language: Language, isSecure: boolean): string =>
  `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`;
