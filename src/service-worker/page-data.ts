import { cacheKeyOf, cacheNames, isCacheablePage, lastLanguage, pageUrlOfData } from './cache-keys.ts';
import { broadcastConnectionState, isGatewayError } from './connection-state.ts';
import { pageStrategy } from './page-strategy.ts';

declare const self: ServiceWorkerGlobalScope;

const TIMEOUT_MS = 10_000;
/** A page cached within this time is not fetched again, in milliseconds. */
const KEPT_FOR_MS = 60 * 60 * 1000;

/** Fetches page data, which is never cached; returns status 504 when the server is unreachable. */
export const fetchData = async ({ request }: FetchEvent): Promise<Response> => {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const answer = await fetch(request, { signal }).catch(() => null);
  // the visitor has navigated elsewhere
  if (request.signal.aborted) return Response.error();
  await broadcastConnectionState(answer !== null && !isGatewayError(answer));
  return answer && !isGatewayError(answer) ? answer : new Response(null, { status: 504 });
};

/**
 * Fetches the data of a page that a link leads to, and caches the page itself, so that its URL opens offline. When the server
 * is unreachable, navigates the tab to the page, which then comes from the cache.
 */
export const fetchPageData = async (event: FetchEvent): Promise<Response> => {
  const page = pageUrlOfData(new URL(event.request.url));
  const answer = await fetchData(event);
  if (answer.status === 200) event.waitUntil(cachePage(event, page));
  if (answer.status === 504) {
    const tab = await self.clients.get(event.clientId);
    if (tab instanceof WindowClient) await tab.navigate(page.href);
  }
  return answer;
};

/** Caches a page that a tab shows after a client-side navigation. */
export const cachePage = async (event: ExtendableEvent, page: URL): Promise<void> => {
  if (!isCacheablePage(page)) return;
  const kept = await caches.match(cacheKeyOf(await lastLanguage(), page), {
    cacheName: cacheNames.pages,
    ignoreVary: true,
  });
  const keptAt = Date.parse(kept?.headers.get('date') ?? '');
  if (Date.now() - keptAt < KEPT_FOR_MS) return;
  await Promise.all(pageStrategy.handleAll({ event, request: new Request(page) })).catch(() => undefined);
};
