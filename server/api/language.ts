import { defaultLanguage, isLanguage, type Language, languages } from '../../domain/language.ts';
import { languageCookie } from '../http/language.ts';

/** Language of a refusal: `?language`, then the language cookie, then `Accept-Language`, then Arabic. */
export const languageOfRequest = (request: Request): Language => {
  const asked = new URL(request.url).searchParams.get('language');
  if (isLanguage(asked)) return asked;
  return (
    languageCookie(request.headers.get('cookie')) ??
    firstAccepted(request.headers.get('accept-language')) ??
    defaultLanguage
  );
};

/** First supported language of `Accept-Language`; browsers list the preferred one first. */
const firstAccepted = (accepted: string | null): Language | undefined =>
  (accepted ?? '')
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase())
    .find((range): range is Language => languages.some((language) => language === range));
