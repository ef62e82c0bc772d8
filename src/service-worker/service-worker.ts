import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { languages } from '#core/i18n/language.ts';
import { photographAddress } from '#core/pictures/photographs.ts';
import { precachedPages } from '#generated/page-facts.gen.ts';
import { cacheKeyOf, cacheNames } from './cache-keys.ts';
import { sendConnectionState } from './connection-state.ts';
import { cachePage, fetchPageData } from './page-data.ts';
import { pageStrategy } from './page-strategy.ts';

declare const self: ServiceWorkerGlobalScope;

const MONTH_S = 30 * 24 * 3600;

/**
 * Scripts, style sheets, drawings and fonts: the hash in their names makes them immutable. Files of earlier builds stay until
 * newer ones evict them, because open tabs and cached pages still request them.
 */
const fileStrategy = new CacheFirst({
  cacheName: cacheNames.files,
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 500, purgeOnQuotaError: true })],
});

/** Photographs. */
const imageStrategy = new CacheFirst({
  cacheName: cacheNames.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true })],
});

// Offline support (decision 62). API and accounts requests are never served from the cache.
enableNavigationPreload();

self.addEventListener('install', (event) => {
  event.waitUntil(precache(event));
  // safe to replace the old worker at once: pages come from the network first, and files of older builds stay cached
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** A page that was open before the worker reports its loaded files and requests the connection state. */
self.addEventListener('message', (event) => {
  const { source, data } = event;
  if (!(source instanceof WindowClient)) return;
  sendConnectionState(source);
  const loadedUrls: unknown = data?.loadedUrls;
  if (Array.isArray(loadedUrls)) event.waitUntil(cacheLoadedFiles(event, source.url, loadedUrls.map(String)));
});

registerRoute(
  // the return from a payment page is never cached, and its slow response does not mean that the server is unreachable
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/payments/'),
  ({ event, request }) => pageStrategy.handle({ event, request }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.data'),
  ({ event }) => fetchPageData(event as FetchEvent),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isFile(url), fileStrategy);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), imageStrategy);

setCatchHandler(async ({ request }) => {
  const { origin, pathname, search } = new URL(request.url);
  if (request.mode === 'navigate' && pathname !== '/offline') {
    return Response.redirect(`${origin}/offline?to=${encodeURIComponent(pathname + search)}`);
  }
  return (await findOtherImageSize(request.url)) ?? Response.error();
});

const isFile = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');
const isPicture = ({ pathname }: URL): boolean => pathname.startsWith('/photographs/');

const cacheLoadedFiles = async (
  event: ExtendableMessageEvent,
  page: string,
  loadedUrls: readonly string[],
): Promise<void> => {
  const own = loadedUrls.map((address) => new URL(address)).filter(({ origin }) => origin === self.location.origin);
  const stored = own.flatMap((url) => {
    if (isFile(url)) return fileStrategy.handleAll({ event, request: url.href });
    return isPicture(url) ? imageStrategy.handleAll({ event, request: url.href }) : [];
  });
  await Promise.allSettled([cachePage(event, new URL(page)), ...stored]);
};

/** Files of this build that cacheable pages need; inserted when the worker is built. */
declare const precachedFiles: readonly string[];

/**
 * Caches the files and pages for offline use. Throws when one is missing; the browser then retries the installation
 * later.
 */
const precache = async (event: ExtendableEvent): Promise<void> => {
  const stored = [
    ...precachedFiles.map((file) => fileStrategy.handleAll({ event, request: file })),
    imageStrategy.handleAll({ event, request: photographAddress('scenes/empty-plate', 480, 'avif') }),
  ];
  await Promise.all([...stored.flat(), ...precachedPages.map(precachePage)]);
};

/** Caches a page in every language; without credentials, because `?lang` would change the visitor's language cookie. */
const precachePage = async (path: string): Promise<void> => {
  const cache = await caches.open(cacheNames.stock);
  await Promise.all(
    languages.map(async (language) => {
      const response = await fetch(`${path}?lang=${language}`, { credentials: 'omit' });
      if (response.status !== 200 || response.headers.get('content-language') !== language) {
        throw new Error(`${path} could not be precached`);
      }
      await cache.put(cacheKeyOf(language, new URL(path, self.location.origin)), response);
    }),
  );
};

/** Finds another cached rendition of a photograph, for use when the requested one cannot be fetched. */
const findOtherImageSize = async (address: string): Promise<Response | undefined> => {
  const requested = pictureOf(address);
  const cache = await caches.open(cacheNames.pictures);
  const other = (await cache.keys()).find(({ url }) => pictureOf(url) === requested);
  return other && cache.match(other, { ignoreVary: true });
};

const pictureOf = (address: string): string => new URL(address).pathname.replace(/-\d+\.\w+$/, '');
