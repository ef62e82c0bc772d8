import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLanguage, isLanguage, type Language } from '../../domain/language.ts';
import { requestIdHeader } from './observe-requests.ts';
import { defaultHeaders } from './security-headers.ts';

const cookiePattern = /(?:^|;\s*)language=(ar|en)(?:;|$)/;

/** Language from the cookie, or null; the cookie mirrors the choice stored on the device (decision 35). */
export const languageCookie = (cookieHeader: string | null | undefined): Language | null => {
  const chosen = cookieHeader ? cookiePattern.exec(cookieHeader)?.[1] : null;
  return isLanguage(chosen) ? chosen : null;
};

/** Language of a response: `?lang`, then the cookie, then Arabic (specification 9, decision 35). */
export const languageOf = (query: URLSearchParams, cookieHeader: string | null | undefined): Language => {
  const asked = query.get('lang');
  return isLanguage(asked) ? asked : (languageCookie(cookieHeader) ?? defaultLanguage);
};

/** Builds the language cookie, valid for a year; it holds no identifier. */
export const setLanguageCookie = (language: Language, isSecure: boolean): string =>
  `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`;

const switchAddress = /^\/lang\/(ar|en)(?:\?(.*))?$/;

/** Placeholder base URL to check that a path stays on its own origin. */
const here = 'http://shop.invalid';

/** Returns the path if it stays on this origin (no scheme, no host, no `//`), else `/`. */
const ownPath = (asked: string | null): string => {
  if (!asked?.startsWith('/')) return '/';
  const address = URL.parse(asked, here);
  if (address?.origin !== here || address.pathname.startsWith('//')) return '/';
  return address.pathname.startsWith('/lang/') ? '/' : address.pathname + address.search;
};

/** Handles `/lang/{ar|en}?to=/path`: sets the cookie and redirects with 303. Returns whether the request matched. */
export const redirectToLanguage = (request: IncomingMessage, response: ServerResponse, isSecure: boolean): boolean => {
  const [, language, query] = switchAddress.exec(request.url ?? '') ?? [];
  if (!isLanguage(language)) return false;
  response.writeHead(303, {
    ...defaultHeaders(isSecure),
    Location: ownPath(new URLSearchParams(query).get('to')),
    'Set-Cookie': setLanguageCookie(language, isSecure),
    'Cache-Control': 'no-store',
    ...requestIdHeader(),
  });
  response.end();
  return true;
};
