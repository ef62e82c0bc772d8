import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';

/** How a body is packed for the line. */
export type Encoding = 'br' | 'gzip';

/** A written answer with everything needed to send it again. */
export interface KeptPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly identity: Buffer;
  /** The packed bodies that somebody has asked for. */
  readonly packed: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
}

export const keptPage = (status: number, headers: Readonly<Record<string, string>>, identity: Buffer): KeptPage => ({
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
export const bodyIn = (page: KeptPage, encoding: Encoding | null): Buffer | Promise<Buffer> => {
  if (encoding === null) return page.identity;
  page.packed[encoding] ??= packQuickly(page, encoding);
  return page.packed[encoding];
};

const packQuickly = async (page: KeptPage, encoding: Encoding): Promise<Buffer> => {
  const body = await pack[encoding](page.identity, 'quick');
  // the smallest one may have come in between
  if (page.packed[encoding] instanceof Promise) page.packed[encoding] = body;
  return body;
};

/**
 * Packs a page as small as it gets, which takes a tenth of a second: one page at a time, on a thread beside the
 * requests, so that packing never takes all the threads that passwords need too.
 */
export const packWell = (page: KeptPage): Promise<void> => {
  inTurn = inTurn.then(async () => {
    for (const encoding of encodings) page.packed[encoding] = await smallest(page.identity, encoding);
  });
  return inTurn;
};

let inTurn = Promise.resolve();

/** A body as small as it gets. */
export const smallest = (body: Buffer, encoding: Encoding): Promise<Buffer> => pack[encoding](body, 'best');

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
export const sizeOfPage = (page: KeptPage): number => Math.ceil(page.identity.length * 1.5) + 1000;
