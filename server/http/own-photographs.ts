import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DATABASE_COMEBACK_SECONDS } from '../../domain/comeback-seconds.ts';
import type { PhotographFormat } from '../../domain/photographs.ts';
import { isKnown } from './is-known.ts';

type Wanted = { readonly path: string; readonly width: number; readonly format: PhotographFormat };

type OwnPhotographsParts = {
  readonly find: (wanted: Wanted) => Promise<Buffer | undefined>;
  readonly log: { error(details: object, message: string): void };
};

const address = /^\/photographs\/(?<path>own\/[0-9a-f]{32}\/[1-4])-(?<width>\d{3,4})\.(?<format>avif|webp)$/;

const MEMORY_FOR_PHOTOGRAPHS = 32 * 1024 * 1024;

/** The photographs that admins put up, out of the database; those asked for often out of memory. */
export const keepOwnPhotographs = ({ find, log }: OwnPhotographsParts) => {
  const kept = new LRUCache<string, { readonly bytes: Buffer; readonly etag: string }>({
    maxSize: MEMORY_FOR_PHOTOGRAPHS,
    sizeCalculation: ({ bytes }) => bytes.length,
  });

  const photographAt = async (pathname: string, wanted: Wanted) => {
    const known = kept.get(pathname);
    if (known) return known;
    const bytes = await find(wanted);
    if (!bytes) return null;
    const found = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
    kept.set(pathname, found);
    return found;
  };

  return {
    /** Answers a GET or HEAD; 404 where no photograph is, 503 while it cannot be looked for. */
    async answer(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const { path = '', width, format } = address.exec(pathname)?.groups ?? {};
      if (format !== 'avif' && format !== 'webp') return new Response(null, { status: 404 });
      try {
        const found = await photographAt(pathname, { path, width: Number(width), format });
        return found ? send(found, format, request.headers) : new Response(null, { status: 404 });
      } catch (error) {
        log.error({ err: error, path }, 'a photograph could not be looked for');
        return new Response(null, {
          status: 503,
          headers: { 'Retry-After': String(DATABASE_COMEBACK_SECONDS), 'Cache-Control': 'no-store' },
        });
      }
    },
  };
};

export type OwnPhotographs = ReturnType<typeof keepOwnPhotographs>;

type Found = { readonly bytes: Buffer; readonly etag: string };

/** A name is given to one picture and never to another. */
const send = ({ bytes, etag }: Found, format: PhotographFormat, asked: Headers): Response => {
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=31536000, immutable' };
  if (isKnown(etag, asked.get('if-none-match'))) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': `image/${format}`, 'Content-Length': String(bytes.length) },
  });
};
