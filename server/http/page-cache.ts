import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../domain/language.ts';

/** Renders what stands at an address; knows the language, never the visitor. */
type RenderCachedPage = (language: Language, address: string) => Promise<CachedPage>;

type Remembered = { readonly page: CachedPage; readonly generation: number; isPackedWell: boolean };

const MEMORY_FOR_PAGES = 32 * 1024 * 1024;

/**
 * Writes each page once for each language and address, however many ask at once, and keeps it until the shop changes
 * (decision 44). After a change the first who asks gets the new page; whoever asks while it is being made gets the old
 * one at once, and so does everybody while it cannot be made. What a mistake made, and what is not there, is never kept;
 * the least recently asked for goes when the memory is full.
 */
export const createPageCache = (write: RenderCachedPage, isKept: boolean) => {
  const remembered = new LRUCache<string, Remembered>({
    maxSize: MEMORY_FOR_PAGES,
    sizeCalculation: ({ page }) => cachedSizeOf(page),
  });
  const underWay = new Map<string, Promise<CachedPage>>();
  let generation = 0;
  let hits = 0;
  let misses = 0;

  const renew = async (key: string, language: Language, address: string): Promise<CachedPage> => {
    const begunIn = generation;
    const page = await write(language, address);
    if (page.status >= 500) return remembered.peek(key)?.page ?? page;
    // what was begun before a change may tell of what was before it
    if (begunIn !== generation) return page;
    if (page.status === 200 && isKept) remembered.set(key, { page, generation, isPackedWell: false });
    else remembered.delete(key);
    return page;
  };

  return {
    at(language: Language, address: string): CachedPage | Promise<CachedPage> {
      const key = `${language} ${address}`;
      const known = remembered.get(key);
      if (known?.generation === generation) {
        hits += 1;
        // who is asked for twice is worth it; a page that a crawler made up is not
        if (!known.isPackedWell) void compressPage(known.page);
        known.isPackedWell = true;
        return known.page;
      }
      misses += 1;
      const begun = underWay.get(key);
      if (begun) return known?.page ?? begun;
      const started = renew(key, language, address).finally(() => {
        if (underWay.get(key) === started) underWay.delete(key);
      });
      underWay.set(key, started);
      return started;
    },
    /** How often a page was there and how often it was not, since the start. */
    counts: () => ({ hits, misses }),
    /** Every page is old from now on: something that pages show has changed. */
    forget(): void {
      generation += 1;
      underWay.clear();
    },
  };
};

/** How a body is packed for the line. */
type Encoding = 'br' | 'gzip';

/** A written answer with everything needed to send it again. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly identity: Buffer;
  /** The packed bodies that somebody has asked for. */
  readonly packed: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
}

export const toCachedPage = (
  status: number,
  headers: Readonly<Record<string, string>>,
  identity: Buffer,
): CachedPage => ({
  status,
  headers,
  // weak, because it names the page in each of its encodings
  etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
  identity,
  packed: {},
});

/** The smallest encoding that an `Accept-Encoding` takes; null is none. */
export const encodingFor = (accepted: string | null | undefined): Encoding | null => {
  if (!accepted) return null;
  return encodings.find((encoding) => wanted[encoding].test(accepted)) ?? null;
};

const encodings: readonly Encoding[] = ['br', 'gzip'];

const wanted = { br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i, gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i };

/** The body in an encoding. Whoever asks first waits some milliseconds for a quick packing, beside other requests. */
export const encodedBody = (page: CachedPage, encoding: Encoding | null): Buffer | Promise<Buffer> => {
  if (encoding === null) return page.identity;
  page.packed[encoding] ??= packQuickly(page, encoding);
  return page.packed[encoding];
};

const packQuickly = async (page: CachedPage, encoding: Encoding): Promise<Buffer> => {
  const body = await pack[encoding](page.identity, 'quick');
  // the smallest one may have come in between
  if (page.packed[encoding] instanceof Promise) page.packed[encoding] = body;
  return body;
};

/**
 * Packs a page as small as it gets, which takes a tenth of a second: one page at a time, on a thread beside the
 * requests, so that packing never takes all the threads that passwords need too.
 */
export const compressPage = (page: CachedPage): Promise<void> => {
  inTurn = inTurn.then(async () => {
    for (const encoding of encodings) page.packed[encoding] = await compressMax(page.identity, encoding);
  });
  return inTurn;
};

let inTurn = Promise.resolve();

/** A body as small as it gets. */
export const compressMax = (body: Buffer, encoding: Encoding): Promise<Buffer> => pack[encoding](body, 'best');

type Grade = 'quick' | 'best';

const compressBrotli: (body: Buffer, options: BrotliOptions) => Promise<Buffer> = promisify(brotliCompress);

const compressGzip: (body: Buffer, options: ZlibOptions) => Promise<Buffer> = promisify(gzip);

const pack = {
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

/** Bytes a page takes in memory, in all its forms. */
const cachedSizeOf = (page: CachedPage): number => Math.ceil(page.identity.length * 1.5) + 1000;
