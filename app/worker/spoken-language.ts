import { defaultLanguage, isLanguage, type Language } from '../../domain/language.ts';
import { cacheNames } from './cache-names.ts';

const place = '/spoken-language';
let spoken: Language | undefined;

/** The language that the shop last answered in; a worker cannot read the cookie that says it (decision 62). */
export const spokenLanguage = async (): Promise<Language> => {
  if (!spoken) {
    const kept = await (await caches.match(place, { cacheName: cacheNames.state }))?.text();
    spoken ??= isLanguage(kept) ? kept : defaultLanguage;
  }
  return spoken;
};

/** Remembers the language of an answer, if it has one. */
export const hearLanguage = async ({ headers }: Response): Promise<void> => {
  const heard = headers.get('content-language');
  if (!isLanguage(heard) || heard === spoken) return;
  spoken = heard;
  await (await caches.open(cacheNames.state)).put(place, new Response(heard));
};
