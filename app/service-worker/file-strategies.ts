import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { cacheNames } from './cache-keys.ts';

const MONTH_S = 30 * 24 * 3600;

/**
 * Scripts, style sheets, drawings and fonts: the hash in their names makes them immutable. Files of earlier builds stay until
 * newer ones evict them, because open tabs and cached pages still request them.
 */
export const fileStrategy = new CacheFirst({
  cacheName: cacheNames.files,
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 500, purgeOnQuotaError: true })],
});

/** Photographs. */
export const imageStrategy = new CacheFirst({
  cacheName: cacheNames.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true })],
});

/** Finds another cached rendition of a photograph, for use when the requested one cannot be fetched. */
export const findOtherImageSize = async (address: string): Promise<Response | undefined> => {
  const wanted = pictureOf(address);
  const cache = await caches.open(cacheNames.pictures);
  const other = (await cache.keys()).find(({ url }) => pictureOf(url) === wanted);
  return other && cache.match(other, { ignoreVary: true });
};

const pictureOf = (address: string): string => new URL(address).pathname.replace(/-\d+\.\w+$/, '');
