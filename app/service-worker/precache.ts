import { languages } from '../../domain/language.ts';
import { photographAddress } from '../../domain/photographs.ts';
import { cacheKeyOf, cacheNames } from './cache-keys.ts';
import { fileStrategy, imageStrategy } from './file-strategies.ts';

declare const self: ServiceWorkerGlobalScope;

/** Files of this build that cacheable pages need; inserted when the worker is built. */
declare const filesToStock: readonly string[];

/** Pages that are available offline without a visit. */
const alwaysOpen = ['/offline', '/cart'];

/** Caches what pages need offline. Throws when something is missing; the browser then retries the installation later. */
export const precache = async (event: ExtendableEvent): Promise<void> => {
  const stored = [
    ...filesToStock.map((file) => fileStrategy.handleAll({ event, request: file })),
    imageStrategy.handleAll({ event, request: photographAddress('scenes/empty-plate', 480, 'avif') }),
  ];
  await Promise.all([...stored.flat(), ...alwaysOpen.map(stockPage)]);
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
