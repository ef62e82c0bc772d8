import { ExpirationPlugin } from 'workbox-expiration';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { isLanguage } from '#core/i18n/language.ts';
import { cacheKeyOf, cacheNames, isCacheablePage, lastLanguage, storeLastLanguage } from './cache-keys.ts';
import { broadcastConnectionState, isGatewayError } from './connection-state.ts';

/** Timeout after which the cached page is used, in milliseconds. */
const TIMEOUT_MS = 4_000;
const MONTH_S = 30 * 24 * 3600;

/** Network first with a timeout; falls back to the cached page of the same URL and language. */
class NetworkFirstPages extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = new URL(request.url);
    const networkResponse = fetchAndCache(url, request, handler);
    // a response after the timeout is still cached
    void handler.waitUntil(networkResponse.catch(() => null));
    const response = await Promise.race([networkResponse.catch(() => null), delay(TIMEOUT_MS)]);
    if (response && !isGatewayError(response)) return response;
    return (await findCachedPage(url, handler)) ?? networkResponse;
  }
}

export const pageStrategy = new NetworkFirstPages({
  cacheName: cacheNames.pages,
  // the language is in the cache key
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true })],
});

const fetchAndCache = async (url: URL, request: Request, handler: StrategyHandler): Promise<Response> => {
  const response = await handler.fetch(request).catch(async (error: unknown) => {
    await broadcastConnectionState(false);
    throw error;
  });
  await broadcastConnectionState(!isGatewayError(response));
  const language = response.headers.get('content-language');
  if (response.status === 200 && isLanguage(language)) {
    await storeLastLanguage(response);
    if (isCacheablePage(url) && !response.redirected)
      void handler.waitUntil(handler.cachePut(cacheKeyOf(language, url), response.clone()));
  }
  return response;
};

const findCachedPage = async (url: URL, handler: StrategyHandler): Promise<Response | undefined> => {
  const requested = url.searchParams.get('lang');
  const key = cacheKeyOf(isLanguage(requested) ? requested : await lastLanguage(), url);
  return (
    (await handler.cacheMatch(key)) ?? (await caches.match(key, { cacheName: cacheNames.stock, ignoreVary: true }))
  );
};

const delay = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null));
