import { languages } from '../../domain/language.ts';
import { photographAddress } from '../../domain/photographs.ts';
import { cacheKeyOf, cacheNames } from './cache-keys.ts';
import { fileStrategy, imageStrategy } from './file-strategies.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files of this build that pages which may be kept are made of; written in when the worker is built. */
declare const filesToStock: readonly string[];

/** Pages that open offline although nobody has visited them. */
const alwaysOpen = ['/offline', '/cart'];

/** Puts by whatever a page may need offline. Throws when something is missing: then the worker is tried again later. */
export const precache = async (event: ExtendableEvent): Promise<void> => {
  const stored = [
    ...filesToStock.map((file) => fileStrategy.handleAll({ event, request: file })),
    imageStrategy.handleAll({ event, request: photographAddress('scenes/empty-plate', 480, 'avif') }),
  ];
  await Promise.all([...stored.flat(), ...alwaysOpen.map(stockPage)]);
};

/** In both languages, and as nobody: `?lang` would otherwise change the language of whoever is here. */
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
