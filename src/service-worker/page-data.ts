import { dataRoutes } from '#generated/page-facts.gen.ts';
import { cacheKeyOf, cacheNames, isCacheablePage, lastLanguage, pageUrlOfData } from './cache-keys.ts';
import { broadcastConnectionState, isGatewayError } from './connection-state.ts';
import { pageStrategy } from './page-strategy.ts';

declare const self: ServiceWorkerGlobalScope;

const TIMEOUT_MS = 10_000;
/** A page cached within this time is not fetched again, in milliseconds. */
const FRESH_MS = 60 * 60 * 1000;

/** Fetches data, which is never cached; returns status 504 when the server is unreachable. */
const fetchData = async ({ request }: FetchEvent): Promise<Response> => {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const response = await fetch(request, { signal }).catch(() => null);
  // the visitor has navigated elsewhere
  if (request.signal.aborted) return Response.error();
  await broadcastConnectionState(response !== null && !isGatewayError(response));
  return response && !isGatewayError(response) ? response : new Response(null, { status: 504 });
};

/**
 * Fetches the data of a visit, a prefetch or a part of the open page. A visit also caches its page, so that its URL opens offline; when
 * the server is unreachable it navigates the tab to the page, which then comes from the cache.
 */
export const fetchPageData = async (event: FetchEvent): Promise<Response> => {
  const page = pageUrlOfData(new URL(event.request.url));
  const response = await fetchData(event);
  if (isPrefetch(event.request) || dataRoutes.test(page.pathname)) return response;
  if (response.status === 200) event.waitUntil(cachePage(event, page));
  if (response.status === 504) {
    const tab = await self.clients.get(event.clientId);
    if (tab instanceof WindowClient) await tab.navigate(page.href);
  }
  return response;
};

/** Whether a `<link rel="prefetch">` makes the request: its mode differs from that of the router's `fetch`. */
const isPrefetch = ({ mode }: Request): boolean => mode === 'no-cors';

/** Caches the page of a client-side navigation. */
export const cachePage = async (event: ExtendableEvent, page: URL): Promise<void> => {
  if (!isCacheablePage(page)) return;
  const cached = await caches.match(cacheKeyOf(await lastLanguage(), page), {
    cacheName: cacheNames.pages,
    ignoreVary: true,
  });
  const cachedAt = Date.parse(cached?.headers.get('date') ?? '');
  if (Date.now() - cachedAt < FRESH_MS) return;
  await Promise.all(pageStrategy.handleAll({ event, request: new Request(page) })).catch(() => undefined);
};
