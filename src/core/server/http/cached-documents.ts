import { DATABASE_RETRY_AFTER_SECONDS } from '#core/errors/app-error.ts';
import type { Language } from '#core/i18n/language.ts';
import { languageOf } from '#core/i18n/request-language.ts';
import { type CachedPage, compressPage, encodedBody, encodingFor, toCachedPage } from './page-cache.ts';
import { isNotModified } from './static-files.ts';

export type Document = {
  readonly type: string;
  /** Null for language-neutral or bilingual documents. */
  readonly language: Language | null;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly write: () => Promise<string>;
};

type DocumentsParts = {
  /** By path, including `?lang` where a path has one document per language. */
  readonly documents: ReadonlyMap<string, Document>;
  readonly log: { error(details: object, message: string): void };
};

/**
 * Serves generated documents such as the sitemap, which are generated on first request and cached until the shop
 * changes.
 */
export const cacheDocuments = ({ documents, log }: DocumentsParts) => {
  const cache = new Map<string, Promise<CachedPage>>();

  const find = ({ pathname, searchParams }: URL): string | null => {
    const named = `${pathname}?lang=${languageOf(searchParams, null)}`;
    return [pathname, named].find((path) => documents.has(path)) ?? null;
  };

  const write = async ({ type, language, headers: further, write: text }: Document): Promise<CachedPage> => {
    const headers = {
      ...further,
      'Content-Type': type,
      ...(language ? { 'Content-Language': language } : {}),
      // revalidated on each use; an unchanged document costs a 304
      'Cache-Control': 'public, no-cache',
      Vary: 'Accept-Encoding',
    };
    const page = toCachedPage(200, headers, Buffer.from(await text()));
    void compressPage(page);
    return page;
  };

  /** Generates a document once for concurrent requests; retries on the next request after a failure. */
  const written = (path: string, document: Document): Promise<CachedPage> => {
    const cached = cache.get(path);
    if (cached) return cached;
    const started = write(document);
    cache.set(path, started);
    started.catch(() => {
      if (cache.get(path) === started) cache.delete(path);
    });
    return started;
  };

  return {
    /** Handles GET and HEAD; 404 for an unknown document, 503 while it cannot be generated. */
    async respond(request: Request): Promise<Response> {
      const path = find(new URL(request.url));
      const document = path === null ? undefined : documents.get(path);
      if (path === null || !document) return new Response(null, { status: 404 });
      try {
        return await send(await written(path, document), request.headers);
      } catch (error) {
        log.error({ err: error, path }, 'document rendering failed');
        return new Response(null, {
          status: 503,
          headers: { 'Retry-After': String(DATABASE_RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' },
        });
      }
    },
    /** Evicts all documents; called when their content changes. */
    invalidate: (): void => cache.clear(),
  };
};

export type Documents = ReturnType<typeof cacheDocuments>;

const send = async (page: CachedPage, requestHeaders: Headers): Promise<Response> => {
  const headers = { ...page.headers, ETag: page.etag };
  if (isNotModified(page.etag, requestHeaders.get('if-none-match')))
    return new Response(null, { status: 304, headers });
  const encoding = encodingFor(requestHeaders.get('accept-encoding'));
  return new Response(new Uint8Array(await encodedBody(page, encoding)), {
    headers: { ...headers, ...(encoding ? { 'Content-Encoding': encoding } : {}) },
  });
};
