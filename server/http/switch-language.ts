import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLanguage } from '../../domain/language.ts';
import { rememberLanguage } from './language-of.ts';
import { requestIdHeader } from './request-id-header.ts';
import { bareHeaders } from './security-headers.ts';

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
export const switchLanguage = (request: IncomingMessage, response: ServerResponse, isSecure: boolean): boolean => {
  const [, language, query] = switchAddress.exec(request.url ?? '') ?? [];
  if (!isLanguage(language)) return false;
  response.writeHead(303, {
    ...bareHeaders(isSecure),
    Location: ownPath(new URLSearchParams(query).get('to')),
    'Set-Cookie': rememberLanguage(language, isSecure),
    'Cache-Control': 'no-store',
    ...requestIdHeader(),
  });
  response.end();
  return true;
};
