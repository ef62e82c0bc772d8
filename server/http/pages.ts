import type { IncomingMessage, ServerResponse } from 'node:http';
import { needsDatabase, pageAddress } from '../../contract/page-address.ts';
import { DATABASE_COMEBACK_SECONDS } from '../../domain/comeback-seconds.ts';
import type { Bilingual, Language } from '../../domain/language.ts';
import { busyPage } from './busy-page.ts';
import { withDrawLater } from './draw-later.ts';
import type { Gate } from './gate.ts';
import { isKnown } from './is-known.ts';
import { bodyIn, encodingFor, type KeptPage, keptPage } from './kept-page.ts';
import { languageCookie, languageOf, rememberLanguage } from './language-of.ts';
import { orderHead } from './order-head.ts';
import { rememberPages } from './page-memory.ts';
import { pageOf, partsOf } from './page-parts.ts';
import { requestIdHeader } from './request-id-header.ts';
import { type Guests, inlineScriptsOf, pagePolicy, securityHeaders } from './security-headers.ts';
import { createSheetsInside, type Sheets } from './sheets-inside.ts';

/** Renders what stands at a public address; knows the language, never the visitor. */
export type RenderPage = (request: Request, language: Language) => Promise<Response>;

export interface PagesOptions {
  readonly render: RenderPage;
  /** Where pages that must be rendered wait for their turn. */
  readonly gate: Gate;
  /** Where those wait that need no database, so that they do not stand behind others that wait for one. */
  readonly plainGate: Gate;
  readonly publicUrl: string;
  readonly isKept: boolean;
  /** Which style sheets stand in the pages themselves; all others are fetched. */
  readonly sheets: Sheets;
  /** Whom the pages let bring something, besides the shop. */
  readonly guests: Guests;
  readonly log: { warn(details: object, message: string): void };
}

/** The public pages: rendered once for each language and address, then sent from memory until the shop changes. */
export const createPages = ({ render, gate, plainGate, publicUrl, isKept, sheets, guests, log }: PagesOptions) => {
  const isSecure = publicUrl.startsWith('https:');
  const baseHeaders = securityHeaders(isSecure);
  const writeSheets = createSheetsInside(sheets);

  const renderPage = async (language: Language, address: string): Promise<KeptPage> => {
    const answer = await render(new Request(publicUrl + address), language);
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html') === true;
    const body = Buffer.from(await answer.arrayBuffer());
    const headers: Record<string, string> = { ...baseHeaders, 'cache-control': 'public, no-cache' };
    for (const [name, value] of answer.headers) headers[name] = value;
    headers.vary = 'Accept-Encoding, Cookie';
    headers['content-language'] = language;
    if (answer.status >= 400) headers['cache-control'] = 'no-store';
    if (answer.status === 503) headers['retry-after'] = String(DATABASE_COMEBACK_SECONDS);
    if (!isHtml) return keptPage(answer.status, headers, body);
    const rendered = partsOf(body);
    const parts = withDrawLater({ ...rendered, head: orderHead(rendered.head) });
    const scripts = inlineScriptsOf(parts.head + parts.scripts);
    if (scripts.unknown.length > 0)
      log.warn({ path: pathOf(address), scripts: scripts.unknown }, 'blocked an unknown inline script');
    const { head, hashes } = writeSheets(parts.head);
    headers['Content-Security-Policy'] = pagePolicy({ scripts: scripts.hashes, sheets: hashes }, guests);
    return keptPage(answer.status, headers, pageOf({ ...parts, head }));
  };

  const busyPages: Bilingual<KeptPage> = { ar: busyPage('ar', isSecure), en: busyPage('en', isSecure) };
  const renderInTurn = async (language: Language, address: string): Promise<KeptPage> => {
    try {
      const { inTurn } = needsDatabase(address) ? gate : plainGate;
      return await inTurn(() => renderPage(language, address));
    } catch (error) {
      if (isRefusal(error)) return busyPages[language];
      throw error;
    }
  };

  const memory = rememberPages(renderInTurn, isKept);

  const send = async (page: KeptPage, request: IncomingMessage, response: ServerResponse, setCookie: string | null) => {
    const headers: Record<string, string> = { ...page.headers, ETag: page.etag, ...requestIdHeader() };
    if (setCookie) headers['Set-Cookie'] = setCookie;
    if (page.status === 200 && isKnown(page.etag, request.headers['if-none-match'])) {
      response.writeHead(304, headers).end();
      return;
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    const packed = bodyIn(page, encoding);
    const body = packed instanceof Promise ? await packed : packed;
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
      const found = memory.at(language, pageAddress(readable(url)));
      const page = found instanceof Promise ? await found : found;
      await send(page, request, response, isChosen ? rememberLanguage(language, isSecure) : null);
    },
    /** How many pages came from memory, and how many did not. */
    counts: () => memory.counts(),
    /** Every page is old from now on: something that pages show has changed. */
    forget: (): void => memory.forget(),
  };
};

/** Whether there was no turn, or a call of the shop's own said that the database is away. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'UNAVAILABLE';

/** A path whose escapes nobody can read is one that is not there: the renderer would say it aloud on each visit. */
const readable = (url: URL): URL => {
  try {
    decodeURIComponent(url.pathname);
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25');
  }
  return url;
};

/** Without what somebody searched for. */
const pathOf = (address: string): string => address.split('?')[0] ?? address;

export type Pages = ReturnType<typeof createPages>;
