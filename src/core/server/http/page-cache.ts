import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Language } from '#core/i18n/language.ts';

/** Renders the page of a URL; depends on the language, never on the visitor. */
type RenderCachedPage = (language: Language, address: string) => Promise<CachedPage>;

type CacheEntry = { readonly page: CachedPage; readonly generation: number; hasBestCompression: boolean };

const MEMORY_FOR_PAGES = 32 * 1024 * 1024;

/**
 * Caches rendered pages by language and URL until the shop changes (decision 44); concurrent requests share one rendering. After
 * a change the first request waits for the new page, while concurrent ones get the stale page, as all do when rendering fails.
 * Errors and 404s are never cached; evicts least recently used pages when the memory is full.
 */
export const createPageCache = (write: RenderCachedPage, isCacheEnabled: boolean) => {
  const remembered = new LRUCache<string, CacheEntry>({
    maxSize: MEMORY_FOR_PAGES,
    sizeCalculation: ({ page }) => cachedSizeOf(page),
  });
  const renderings = new Map<string, Promise<CachedPage>>();
  let generation = 0;
  let hits = 0;
  let misses = 0;

  const renew = async (key: string, language: Language, address: string): Promise<CachedPage> => {
    const begunIn = generation;
    const page = await write(language, address);
    if (page.status >= 500) return remembered.peek(key)?.page ?? page;
    // a rendering that began before an invalidation may be stale
    if (begunIn !== generation) return page;
    if (page.status === 200 && isCacheEnabled) remembered.set(key, { page, generation, hasBestCompression: false });
    else remembered.delete(key);
    return page;
  };

  return {
    at(language: Language, address: string): CachedPage | Promise<CachedPage> {
      const key = `${language} ${address}`;
      const cached = remembered.get(key);
      if (cached?.generation === generation) {
        hits += 1;
        // compresses at the highest level only from the second request on: crawlers request many pages once
        if (!cached.hasBestCompression) void compressPage(cached.page);
        cached.hasBestCompression = true;
        return cached.page;
      }
      misses += 1;
      const pending = renderings.get(key);
      if (pending) return cached?.page ?? pending;
      const started = renew(key, language, address).finally(() => {
        if (renderings.get(key) === started) renderings.delete(key);
      });
      renderings.set(key, started);
      return started;
    },
    /** Cache hits and misses since the start. */
    counts: () => ({ hits, misses }),
    /** Invalidates all pages; called when their content changes. */
    invalidate(): void {
      generation += 1;
      renderings.clear();
    },
  };
};

/** Content encoding of a body. */
type Encoding = 'br' | 'gzip';

/** A cached response with everything needed to send it again. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly identity: Buffer;
  /** Compressed bodies that were requested so far. */
  readonly compressed: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
}

export const toCachedPage = (
  status: number,
  headers: Readonly<Record<string, string>>,
  identity: Buffer,
): CachedPage => ({
  status,
  headers,
  // a weak ETag, because all encodings share it
  etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
  identity,
  compressed: {},
});

/** Returns the best encoding that `Accept-Encoding` allows; null for identity. */
export const encodingFor = (accepted: string | null | undefined): Encoding | null => {
  if (!accepted) return null;
  return encodings.find((encoding) => encodingPatterns[encoding].test(accepted)) ?? null;
};

const encodings: readonly Encoding[] = ['br', 'gzip'];

const encodingPatterns = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
};

/** Returns the body in an encoding. The first request waits some milliseconds for a fast compression off the main thread. */
export const encodedBody = (page: CachedPage, encoding: Encoding | null): Buffer | Promise<Buffer> => {
  if (encoding === null) return page.identity;
  page.compressed[encoding] ??= compressFast(page, encoding);
  return page.compressed[encoding];
};

const compressFast = async (page: CachedPage, encoding: Encoding): Promise<Buffer> => {
  const body = await compressors[encoding](page.identity, 'quick');
  // the best compression may have finished meanwhile
  if (page.compressed[encoding] instanceof Promise) page.compressed[encoding] = body;
  return body;
};

/**
 * Compresses a page at the highest level, which takes about 100 ms: one page at a time on the thread pool, so that password
 * hashing always finds free threads.
 */
export const compressPage = (page: CachedPage): Promise<void> => {
  queue = queue.then(async () => {
    for (const encoding of encodings) page.compressed[encoding] = await compressMax(page.identity, encoding);
  });
  return queue;
};

let queue = Promise.resolve();

/** Compresses a body at the highest level. */
export const compressMax = (body: Buffer, encoding: Encoding): Promise<Buffer> => compressors[encoding](body, 'best');

type Grade = 'quick' | 'best';

const compressBrotli: (body: Buffer, options: BrotliOptions) => Promise<Buffer> = promisify(brotliCompress);

const compressGzip: (body: Buffer, options: ZlibOptions) => Promise<Buffer> = promisify(gzip);

const compressors = {
  br: (body: Buffer, grade: Grade) =>
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: { quick: 4, best: constants.BROTLI_MAX_QUALITY }[grade],
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer, grade: Grade) => compressGzip(body, { level: { quick: 5, best: 9 }[grade] }),
};

/** Estimated memory of a page in all encodings, in bytes. */
const cachedSizeOf = (page: CachedPage): number => Math.ceil(page.identity.length * 1.5) + 1000;
