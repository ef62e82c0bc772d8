import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLanguage, isLanguage, type Language } from '../../domain/language.ts';
import { requestIdHeader } from './observe-requests.ts';
import { defaultHeaders } from './security-headers.ts';

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
export const setLanguageCookie = (language: Language, isSecure: boolean): string =>
  `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`;

const switchAddress = /^\/lang\/(ar|en)(?:\?(.*))?$/;

/** Any host would do: what is asked for must not lead away from it. */
const here = 'http://shop.invalid';

/** A path of this shop and nothing else: no scheme, no host, nothing that a browser would read as one. */
const ownPath = (asked: string | null): string => {
  if (!asked?.startsWith('/')) return '/';
  const address = URL.parse(asked, here);
  if (address?.origin !== here || address.pathname.startsWith('//')) return '/';
  return address.pathname.startsWith('/lang/') ? '/' : address.pathname + address.search;
};

/** Answers `/lang/{ar|en}?to=/path`: remembers the language and goes back by 303. Says whether it was asked. */
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
