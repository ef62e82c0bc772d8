import { ExpirationPlugin } from 'workbox-expiration';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { isLanguage } from '#core/i18n/language.ts';
import { cacheKeyOf, cacheNames, isCacheablePage, lastLanguage, storeLastLanguage } from './cache-keys.ts';
import { broadcastConnectionState, isGatewayError } from './connection-state.ts';

/** Timeout after which the cached page is used, in milliseconds. */
const TIMEOUT_MS = 4_000;
const MONTH_S = 30 * 24 * 3600;

/** Network first with a timeout; falls back to the cached page of the same URL and language. */
class LastSeen extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = new URL(request.url);
    const asked = fromShop(url, request, handler);
    // a response after the timeout is still cached
    void handler.waitUntil(asked.catch(() => null));
    const answer = await Promise.race([asked.catch(() => null), rest(TIMEOUT_MS)]);
    if (answer && !isGatewayError(answer)) return answer;
    return (await lastSeen(url, handler)) ?? asked;
  }
}

export const pageStrategy = new LastSeen({
  cacheName: cacheNames.pages,
  // the language is in the cache key
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true })],
});

const fromShop = async (url: URL, request: Request, handler: StrategyHandler): Promise<Response> => {
  const answer = await handler.fetch(request).catch(async (error: unknown) => {
    await broadcastConnectionState(false);
    throw error;
  });
  await broadcastConnectionState(!isGatewayError(answer));
  const language = answer.headers.get('content-language');
  if (answer.status === 200 && isLanguage(language)) {
    await storeLastLanguage(answer);
    if (isCacheablePage(url) && !answer.redirected)
      void handler.waitUntil(handler.cachePut(cacheKeyOf(language, url), answer.clone()));
  }
  return answer;
};

const lastSeen = async (url: URL, handler: StrategyHandler): Promise<Response | undefined> => {
  const asked = url.searchParams.get('lang');
  const key = cacheKeyOf(isLanguage(asked) ? asked : await lastLanguage(), url);
  return (
    (await handler.cacheMatch(key)) ?? (await caches.match(key, { cacheName: cacheNames.stock, ignoreVary: true }))
  );
};

const rest = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null));
