import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { workerPolicy } from './security-headers.ts';

const YEAR = 'public, max-age=31536000, immutable';
const ALWAYS_ASKED = 'no-cache';
const DAY = 'public, max-age=86400';

const withCacheControl = (root: string, cacheControl: string): MiddlewareHandler =>
  serveStatic({
    root,
    precompressed: true,
    onFound: (_path, context) => context.header('Cache-Control', cacheControl),
  });

/** Files with a hash in their name: they never change. */
export const immutableFiles = (root: string): MiddlewareHandler => withCacheControl(root, YEAR);

/** Files that keep their name when they change: icons, photographs. */
export const namedFiles = (root: string): MiddlewareHandler => withCacheControl(root, DAY);

/** The worker that keeps the shop open offline: asked for anew each time, and it may ask nobody but the shop. */
export const serviceWorker = (root: string): MiddlewareHandler =>
  serveStatic({
    root,
    precompressed: true,
    onFound: (_path, context) => {
      context.header('Cache-Control', ALWAYS_ASKED);
      context.header('Content-Security-Policy', workerPolicy);
    },
  });
