import { enable as askWhileWaking } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { files, otherSizeOf, pictures } from './kept-files.ts';
import { pages } from './last-seen.ts';
import { keepPage, loadData, loadPageData } from './page-data.ts';
import { answerReach } from './reach.ts';
import { stockUp } from './stock-up.ts';

declare const self: ServiceWorkerGlobalScope;

// Keeps the shop open without a connection (decision 62). The API and the accounts are never answered from here.
askWhileWaking();

self.addEventListener('install', (event) => {
  event.waitUntil(stockUp(event));
  // pages always come from the shop while it can be reached, and files of older builds stay: nobody needs the old worker
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** A page that was open before the worker tells what it is made of, and asks whether the shop can be reached. */
self.addEventListener('message', (event) => {
  const { source, data } = event;
  if (!(source instanceof WindowClient)) return;
  answerReach(source);
  const seen: unknown = data?.seen;
  if (Array.isArray(seen)) event.waitUntil(keepSeen(event, source.url, seen.map(String)));
});

registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ event, request }) => pages.handle({ event, request }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/cart/shelf.data',
  ({ event }) => loadData(event as FetchEvent),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.data'),
  ({ event }) => loadPageData(event as FetchEvent),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isFile(url), files);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), pictures);

setCatchHandler(async ({ request }) => {
  const { origin, pathname, search } = new URL(request.url);
  if (request.mode === 'navigate' && pathname !== '/offline') {
    return Response.redirect(`${origin}/offline?to=${encodeURIComponent(pathname + search)}`);
  }
  return (await otherSizeOf(request.url)) ?? Response.error();
});

const isFile = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');
const isPicture = ({ pathname }: URL): boolean => pathname.startsWith('/photographs/');

const keepSeen = async (event: ExtendableMessageEvent, page: string, seen: readonly string[]): Promise<void> => {
  const own = seen.map((address) => new URL(address)).filter(({ origin }) => origin === self.location.origin);
  const stored = own.flatMap((url) => {
    if (isFile(url)) return files.handleAll({ event, request: url.href });
    return isPicture(url) ? pictures.handleAll({ event, request: url.href }) : [];
  });
  await Promise.allSettled([keepPage(event, new URL(page)), ...stored]);
};
