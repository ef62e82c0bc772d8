import { ExpirationPlugin } from 'workbox-expiration';
import { enable as askWhileWaking } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { languages } from '#core/i18n/language.ts';
import { photographAddress } from '#core/pictures/photographs.ts';
import { precachedPages } from '#generated/page-facts.gen.ts';
import { cacheKeyOf, cacheNames } from './cache-keys.ts';
import { sendConnectionState } from './connection-state.ts';
import { cachePage, fetchData, fetchPageData } from './page-data.ts';
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

// Offline support (decision 62). API and accounts requests are never answered from the cache.
askWhileWaking();

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
  const seen: unknown = data?.seen;
  if (Array.isArray(seen)) event.waitUntil(keepSeen(event, source.url, seen.map(String)));
});

registerRoute(
  // the way back from a payment page is never cached, and a late answer of it does not mean that the shop is away
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/payments/'),
  ({ event, request }) => pageStrategy.handle({ event, request }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/cart/products.data',
  ({ event }) => fetchData(event as FetchEvent),
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

const keepSeen = async (event: ExtendableMessageEvent, page: string, seen: readonly string[]): Promise<void> => {
  const own = seen.map((address) => new URL(address)).filter(({ origin }) => origin === self.location.origin);
  const stored = own.flatMap((url) => {
    if (isFile(url)) return fileStrategy.handleAll({ event, request: url.href });
    return isPicture(url) ? imageStrategy.handleAll({ event, request: url.href }) : [];
  });
  await Promise.allSettled([cachePage(event, new URL(page)), ...stored]);
};

/** Files of this build that cacheable pages need; inserted when the worker is built. */
declare const filesToStock: readonly string[];

/** Caches what pages need offline. Throws when something is missing; the browser then retries the installation later. */
const precache = async (event: ExtendableEvent): Promise<void> => {
  const stored = [
    ...filesToStock.map((file) => fileStrategy.handleAll({ event, request: file })),
    imageStrategy.handleAll({ event, request: photographAddress('scenes/empty-plate', 480, 'avif') }),
  ];
  await Promise.all([...stored.flat(), ...precachedPages.map(stockPage)]);
};

/** In both languages and without credentials: `?lang` would otherwise change the language cookie of the visitor. */
const stockPage = async (path: string): Promise<void> => {
  const cache = await caches.open(cacheNames.stock);
  await Promise.all(
    languages.map(async (language) => {
      const answer = await fetch(`${path}?lang=${language}`, { credentials: 'omit' });
      if (answer.status !== 200 || answer.headers.get('content-language') !== language) {
        throw new Error(`${path} could not be put by`);
      }
      await cache.put(cacheKeyOf(language, new URL(path, self.location.origin)), answer);
    }),
  );
};

/** Finds another cached rendition of a photograph, for use when the requested one cannot be fetched. */
const findOtherImageSize = async (address: string): Promise<Response | undefined> => {
  const wanted = pictureOf(address);
  const cache = await caches.open(cacheNames.pictures);
  const other = (await cache.keys()).find(({ url }) => pictureOf(url) === wanted);
  return other && cache.match(other, { ignoreVary: true });
};

const pictureOf = (address: string): string => new URL(address).pathname.replace(/-\d+\.\w+$/, '');
