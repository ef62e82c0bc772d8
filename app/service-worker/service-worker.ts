import { enable as askWhileWaking } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { sendConnectionState } from './connection-state.ts';
import { fileStrategy, findOtherImageSize, imageStrategy } from './file-strategies.ts';
import { cachePage, fetchData, fetchPageData } from './page-data.ts';
import { pageStrategy } from './page-strategy.ts';
import { precache } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

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
