import { pageAddress } from '../../contract/page-url.ts';
import { defaultLanguage, isLanguage, type Language } from '../../domain/language.ts';

/**
 * The pages that may be kept on the device. All others (account, admin, confirmation, signing in, whatever comes by a
 * link out of a mail) are never stored, whoever adds one.
 */
const cacheablePages = /^\/(?:products(?:\/[^/.]+)?|product\/[^/.]+|cart|checkout|about|contact|offline)?$/;

export const isCacheablePage = ({ pathname }: URL): boolean => cacheablePages.test(pathname);

/** The name under which a page is kept: a page of one language is never found under the other. */
export const cacheKeyOf = (language: Language, url: URL): string => `${url.origin}/${language}${pageAddress(url)}`;

/** The page whose data is asked for: `/_root.data` is that of the home page, `/products.data` that of `/products`. */
export const pageUrlOfData = (asked: URL): URL => {
  const page = new URL(asked);
  page.pathname = asked.pathname === '/_root.data' ? '/' : asked.pathname.replace(/\.data$/, '');
  page.searchParams.delete('_routes');
  return page;
};

/** What is kept on the device, by kind. No name has a version: what is kept stays right when the shop is built anew. */
export const cacheNames = {
  /** Pages that were visited. */
  pages: 'lazaward-pages',
  /** Pages that always open: the cart and the one for what was never visited. */
  stock: 'lazaward-precache',
  files: 'lazaward-files',
  pictures: 'lazaward-pictures',
  /** What the worker has to remember from one awakening to the next. */
  state: 'lazaward-worker-state',
} as const;

const place = '/spoken-language';

let spoken: Language | undefined;

/** The language that the shop last answered in; a worker cannot read the cookie that says it (decision 62). */
export const lastLanguage = async (): Promise<Language> => {
  if (!spoken) {
    const kept = await (await caches.match(place, { cacheName: cacheNames.state }))?.text();
    spoken ??= isLanguage(kept) ? kept : defaultLanguage;
  }
  return spoken;
};

/** Remembers the language of an answer, if it has one. */
export const storeLastLanguage = async ({ headers }: Response): Promise<void> => {
  const heard = headers.get('content-language');
  if (!isLanguage(heard) || heard === spoken) return;
  spoken = heard;
  await (await caches.open(cacheNames.state)).put(place, new Response(heard));
};
