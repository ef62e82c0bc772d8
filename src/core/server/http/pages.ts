import type { IncomingMessage, ServerResponse } from 'node:http';
import { DATABASE_RETRY_AFTER_SECONDS } from '#core/errors/app-error.ts';
import { byLanguage, isLanguage, type Language } from '#core/i18n/language.ts';
import { languageCookie, languageOf } from '#core/i18n/request-language.ts';
import { needsDatabase, pageAddress } from '#core/routing/page-url.ts';
import { isUnavailable } from '#core/server/database/errors.ts';
import { renderBusyPage } from './busy-page.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { setVisitLanguageCookie } from './language.ts';
import { requestIdHeader } from './observe-requests.ts';
import { type CachedPage, createPageCache, encodedBody, encodingFor, toCachedPage } from './page-cache.ts';
import {
  createStyleInliner,
  joinPage,
  reorderHead,
  type StyleSheets,
  splitPage,
  withDeferredRendering,
} from './page-html.ts';
import {
  type AllowedOrigins,
  inlineScriptsOf,
  pagePolicy,
  permissionsPolicyOf,
  securityHeaders,
} from './security-headers.ts';
import { isNotModified } from './static-files.ts';

/** Renders the page of a public URL; depends on the language, never on the visitor. */
export type RenderPage = (request: Request, language: Language) => Promise<Response>;

export interface PagesOptions {
  readonly render: RenderPage;
  /** Limits concurrent renderings. */
  readonly limiter: ConcurrencyLimiter;
  /** Limits renderings without database access, so that they do not queue behind those that wait for it. */
  readonly plainLimiter: ConcurrencyLimiter;
  readonly publicUrl: string;
  readonly isCacheEnabled: boolean;
  /** Style sheets to inline; all others are linked. */
  readonly sheets: StyleSheets;
  /** The inline script in the head of each page. */
  readonly inlineScript: string;
  /** Third-party origins that the page policy allows. */
  readonly allowedOrigins: AllowedOrigins;
  readonly log: { warn(details: object, message: string): void };
}

/** Serves the public pages: rendered once per language and URL, then from memory until the shop changes. */
export const createPages = (options: PagesOptions) => {
  const { render, limiter, plainLimiter, publicUrl, isCacheEnabled, sheets, inlineScript, allowedOrigins, log } =
    options;
  const isSecure = publicUrl.startsWith('https:');
  const baseHeaders = securityHeaders(isSecure);
  const writeSheets = createStyleInliner(sheets);

  const renderPage = async (language: Language, address: string): Promise<CachedPage> => {
    const response = await render(new Request(publicUrl + address), language);
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
    const body = Buffer.from(await response.arrayBuffer());
    const headers: Record<string, string> = { ...baseHeaders, 'cache-control': 'public, no-cache' };
    for (const [name, value] of response.headers) headers[name] = value;
    headers.vary = 'Accept-Encoding, Cookie';
    headers['content-language'] = language;
    if (response.status >= 400) headers['cache-control'] = 'no-store';
    if (response.status === 503) headers['retry-after'] = String(DATABASE_RETRY_AFTER_SECONDS);
    if (!isHtml) return toCachedPage(response.status, headers, body);
    const rendered = splitPage(body);
    const parts = withDeferredRendering({ ...rendered, head: reorderHead(rendered.head) }, inlineScript);
    const scripts = inlineScriptsOf(parts.head + parts.scripts, inlineScript);
    if (scripts.unknown.length > 0)
      log.warn({ path: pathOf(address), scripts: scripts.unknown }, 'unknown inline script was blocked');
    const { head, hashes } = writeSheets(parts.head);
    headers['Permissions-Policy'] = permissionsPolicyOf(pathOf(address));
    headers['Content-Security-Policy'] = pagePolicy({ scripts: scripts.hashes, sheets: hashes }, allowedOrigins);
    return toCachedPage(response.status, headers, joinPage({ ...parts, head }));
  };

  const busyPages = byLanguage((language) => renderBusyPage(language, isSecure));
  const renderInTurn = async (language: Language, address: string): Promise<CachedPage> => {
    try {
      const { withLimit } = needsDatabase(address) ? limiter : plainLimiter;
      return await withLimit(() => renderPage(language, address));
    } catch (error) {
      if (isRefusal(error)) return busyPages[language];
      throw error;
    }
  };

  const memory = createPageCache(renderInTurn, isCacheEnabled);

  const send = async (
    page: CachedPage,
    request: IncomingMessage,
    response: ServerResponse,
    setCookie: string | null,
  ) => {
    const headers: Record<string, string> = { ...page.headers, ETag: page.etag, ...requestIdHeader() };
    if (setCookie) headers['Set-Cookie'] = setCookie;
    if (page.status === 200 && isNotModified(page.etag, request.headers['if-none-match'])) {
      response.writeHead(304, headers).end();
      return;
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    const compressed = encodedBody(page, encoding);
    const body = compressed instanceof Promise ? await compressed : compressed;
    if (encoding) headers['Content-Encoding'] = encoding;
    headers['Content-Length'] = String(body.length);
    response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
  };

  return {
    /** Handles GET and HEAD of a page. */
    async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const url = new URL(publicUrl + (request.url ?? '/'));
      const language = languageOf(url.searchParams, request.headers.cookie);
      const isChosen = isLanguage(url.searchParams.get('lang')) && languageCookie(request.headers.cookie) !== language;
      const cached = memory.at(language, pageAddress(readable(url)));
      const page = cached instanceof Promise ? await cached : cached;
      await send(page, request, response, isChosen ? setVisitLanguageCookie(language, isSecure) : null);
    },
    /** Cache hits and misses since the start. */
    counts: () => memory.counts(),
    /** Invalidates all pages; called when their content changes. */
    invalidate: (): void => memory.invalidate(),
  };
};

/** Whether the limiter was full, or the database could not be reached by the API or for the settings. */
const isRefusal = (error: unknown): boolean =>
  (error instanceof Error && 'code' in error && error.code === 'UNAVAILABLE') || isUnavailable(error);

/** Marks a path with invalid percent-encoding as not found; the renderer would log an error on each visit. */
const readable = (url: URL): URL => {
  try {
    decodeURIComponent(url.pathname);
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25');
  }
  return url;
};

/** Path without the query, which may contain a search text. */
const pathOf = (address: string): string => address.split('?')[0] ?? address;

export type Pages = ReturnType<typeof createPages>;
