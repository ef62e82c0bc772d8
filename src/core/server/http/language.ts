import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLanguage, type Language } from '#core/i18n/language.ts';
import { requestIdHeader } from './observe-requests.ts';
import { defaultHeaders } from './security-headers.ts';

/** Builds the language cookie, valid for a year; it holds no identifier. */
export const setLanguageCookie = (language: Language, isSecure: boolean): string =>
  `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Builds the session cookie of a language from a link with `?lang`. */
export const setVisitLanguageCookie = (language: Language, isSecure: boolean): string =>
  `visit-language=${language}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

const switchAddress = /^\/lang\/(\w+)(?:\?(.*))?$/;

/** Placeholder base URL to check that a path stays on its own origin. */
const here = 'http://shop.invalid';

/** Returns the path if it stays on this origin (no scheme, no host, no `//`), else `/`. */
const ownPath = (requestedPath: string | null): string => {
  if (!requestedPath?.startsWith('/')) return '/';
  const address = URL.parse(requestedPath, here);
  if (address?.origin !== here || address.pathname.startsWith('//')) return '/';
  return address.pathname.startsWith('/lang/') ? '/' : address.pathname + address.search;
};

/** Handles `/lang/{language}?to=/path`: stores the language, ends that of the visit, and redirects with 303. Returns whether the request matched. */
export const redirectToLanguage = (request: IncomingMessage, response: ServerResponse, isSecure: boolean): boolean => {
  const [, language, query] = switchAddress.exec(request.url ?? '') ?? [];
  if (!isLanguage(language)) return false;
  response.writeHead(303, {
    ...defaultHeaders(isSecure),
    Location: ownPath(new URLSearchParams(query).get('to')),
    'Set-Cookie': [setLanguageCookie(language, isSecure), `${setVisitLanguageCookie(language, isSecure)}; Max-Age=0`],
    'Cache-Control': 'no-store',
    ...requestIdHeader(),
  });
  response.end();
  return true;
};
