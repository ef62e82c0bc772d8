import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { pageAddress } from '../../contract/page-address.ts';
import type { Language } from '../../domain/language.ts';
import { withDrawLater } from './draw-later.ts';
import { compressPage, encodingFor, type KeptPage, keptPage, sizeOfPage } from './kept-page.ts';
import { languageCookie, languageOf, rememberLanguage } from './language-of.ts';
import { orderHead, sheetsAhead } from './order-head.ts';
import { pageKey } from './page-key.ts';
import { inlineScriptsOf, pagePolicy, securityHeaders } from './security-headers.ts';

/** Renders what stands at a public address; knows the language, never the visitor. */
export type RenderPage = (request: Request, language: Language) => Promise<Response>;

export interface PagesOptions {
  readonly render: RenderPage;
  readonly publicUrl: string;
  readonly isKept: boolean;
  readonly log: { warn(details: object, message: string): void };
}

const MEMORY_FOR_PAGES = 32 * 1024 * 1024;

/** The public pages: rendered once for each language and address, then sent from memory until the shop changes. */
export const createPages = ({ render, publicUrl, isKept, log }: PagesOptions) => {
  const isSecure = publicUrl.startsWith('https:');
  const baseHeaders = securityHeaders(isSecure);
  const kept = new LRUCache<string, KeptPage>({ maxSize: MEMORY_FOR_PAGES, sizeCalculation: sizeOfPage });
  const rendering = new Map<string, Promise<KeptPage>>();
  let generation = 0;

  const renderPage = async (language: Language, address: string): Promise<KeptPage> => {
    const answer = await render(new Request(publicUrl + address), language);
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html') === true;
    const answered = await answer.text();
    const text = isHtml ? withDrawLater(orderHead(answered)) : answered;
    const headers: Record<string, string> = { ...baseHeaders, 'cache-control': 'public, no-cache' };
    for (const [name, value] of answer.headers) headers[name] = value;
    headers.vary = 'Accept-Encoding, Cookie';
    headers['content-language'] = language;
    if (answer.status >= 400) headers['cache-control'] = 'no-store';
    if (answer.status === 503) headers['retry-after'] = '10';
    if (isHtml) {
      const scripts = inlineScriptsOf(text);
      if (scripts.unknown.length > 0)
        log.warn({ address, scripts: scripts.unknown }, 'blocked an unknown inline script');
      headers['Content-Security-Policy'] = pagePolicy(scripts);
      const sheets = sheetsAhead(text);
      if (sheets) headers.link = sheets;
    }
    return keptPage(answer.status, headers, Buffer.from(text));
  };

  const renderAndKeep = async (language: Language, address: string): Promise<KeptPage> => {
    const key = pageKey(language, address);
    const startedIn = generation;
    const page = await renderPage(language, address);
    if (isKept && page.status === 200 && startedIn === generation) {
      kept.set(key, page);
      void compressPage(page);
    }
    return page;
  };

  /** However many ask at once, a page is rendered once. */
  const pageAt = (language: Language, address: string): KeptPage | Promise<KeptPage> => {
    const key = pageKey(language, address);
    const page = kept.get(key);
    if (page) return page;
    const underWay = rendering.get(key);
    if (underWay) return underWay;
    const started = renderAndKeep(language, address).finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  };

  const send = (page: KeptPage, request: IncomingMessage, response: ServerResponse, setCookie: string | null) => {
    const headers: Record<string, string> = { ...page.headers, ETag: page.etag };
    if (setCookie) headers['Set-Cookie'] = setCookie;
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const [body, encoding] = encodingFor(page, request.headers['accept-encoding']);
    if (encoding) headers['Content-Encoding'] = encoding;
    headers['Content-Length'] = String(body.length);
    response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
  };

  return {
    /** Answers a GET or HEAD for a page. */
    async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const url = new URL(publicUrl + (request.url ?? '/'));
      const language = languageOf(url.searchParams, request.headers.cookie);
      const isChosen = url.searchParams.has('lang') && languageCookie(request.headers.cookie) !== language;
      const found = pageAt(language, pageAddress(url));
      const page = found instanceof Promise ? await found : found;
      send(page, request, response, isChosen ? rememberLanguage(language, isSecure) : null);
    },
    /** Forgets every page: something that pages show has changed. */
    forget(): void {
      generation += 1;
      kept.clear();
      rendering.clear();
    },
  };
};

export type Pages = ReturnType<typeof createPages>;
