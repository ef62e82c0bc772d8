import { createHash } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { DATABASE_RETRY_AFTER_SECONDS } from '#core/errors/app-error.ts';
import { isPhotographWidth, type PhotographFormat } from '#core/pictures/photographs.ts';
import { workerPolicy } from './security-headers.ts';

const YEAR = 'public, max-age=31536000, immutable';

const REVALIDATE = 'no-cache';

const DAY = 'public, max-age=86400';

const withCacheControl = (root: string, cacheControl: string): MiddlewareHandler =>
  serveStatic({
    root,
    precompressed: true,
    onFound: (_path, context) => context.header('Cache-Control', cacheControl),
  });

/** Serves files with a hash in their name as immutable, cached for a year. */
export const immutableFiles = (root: string): MiddlewareHandler => withCacheControl(root, YEAR);

/** Serves files whose name stays when they change (icons, photographs), cached for a day. */
export const namedFiles = (root: string): MiddlewareHandler => withCacheControl(root, DAY);

/** Serves the service worker without caching, with a policy that allows only its own origin. */
export const serviceWorker = (root: string): MiddlewareHandler =>
  serveStatic({
    root,
    precompressed: true,
    onFound: (_path, context) => {
      context.header('Cache-Control', REVALIDATE);
      context.header('Content-Security-Policy', workerPolicy);
    },
  });

type PictureQuery = { readonly path: string; readonly width: number; readonly format: PhotographFormat };

type OwnPhotographsParts = {
  readonly find: (query: PictureQuery) => Promise<Buffer | undefined>;
  readonly log: { error(details: object, message: string): void };
};

const address = /^\/photographs\/(?<path>custom\/[0-9a-f]{32}\/[1-4])-(?<width>\d{3,4})\.(?<format>avif|webp)$/;

const MEMORY_FOR_PHOTOGRAPHS = 32 * 1024 * 1024;

/** Serves pictures uploaded by admins from the database, with an LRU cache in memory. */
export const serveCustomPictures = ({ find, log }: OwnPhotographsParts) => {
  const cache = new LRUCache<string, { readonly bytes: Buffer; readonly etag: string }>({
    maxSize: MEMORY_FOR_PHOTOGRAPHS,
    sizeCalculation: ({ bytes }) => bytes.length,
  });

  const photographAt = async (pathname: string, query: PictureQuery) => {
    const cached = cache.get(pathname);
    if (cached) return cached;
    const bytes = await find(query);
    if (!bytes) return null;
    const picture = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
    cache.set(pathname, picture);
    return picture;
  };

  return {
    /** Handles GET and HEAD; 404 for an unknown picture, 503 while the database is down. */
    async handle(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const { path = '', width, format } = address.exec(pathname)?.groups ?? {};
      // only widths of pages: others would load the next wider rendition and fill the cache
      const isOffered = (format === 'avif' || format === 'webp') && isPhotographWidth(Number(width));
      if (!isOffered) return new Response(null, { status: 404 });
      try {
        const picture = await photographAt(pathname, { path, width: Number(width), format });
        return picture ? send(picture, format, request.headers) : new Response(null, { status: 404 });
      } catch (error) {
        log.error({ err: error, path }, 'photograph lookup failed');
        return new Response(null, {
          status: 503,
          headers: { 'Retry-After': String(DATABASE_RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' },
        });
      }
    },
  };
};

export type CustomPictures = ReturnType<typeof serveCustomPictures>;

type CachedPicture = { readonly bytes: Buffer; readonly etag: string };

/** Immutable: a name is never reused for another picture. */
const send = ({ bytes, etag }: CachedPicture, format: PhotographFormat, requestHeaders: Headers): Response => {
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=31536000, immutable' };
  if (isNotModified(etag, requestHeaders.get('if-none-match'))) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': `image/${format}`, 'Content-Length': String(bytes.length) },
  });
};

/** Whether `If-None-Match` contains this ETag, in any encoding. */
export const isNotModified = (etag: string, ifNoneMatch: string | null | undefined): boolean =>
  ifNoneMatch?.split(',').some((each) => opaque(each.trim()) === opaque(etag)) ?? false;

const opaque = (etag: string): string => etag.replace(/^W\//, '');
