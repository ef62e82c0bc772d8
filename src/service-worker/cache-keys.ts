import { defaultLanguage, isLanguage, type Language } from '#core/i18n/language.ts';
import { pageAddress } from '#core/routing/page-url.ts';
import { offlinePages } from '#generated/page-facts.gen.ts';

/** Whether a page may be cached on the device. The facts of pages are an allowlist: any other page is never stored. */
export const isCacheablePage = ({ pathname }: URL): boolean => offlinePages.test(pathname);

/** Cache key of a page; it contains the language, so that languages never mix. */
export const cacheKeyOf = (language: Language, url: URL): string => `${url.origin}/${language}${pageAddress(url)}`;

/** URL of the page that a data request belongs to: `/_root.data` is the home page's, `/products.data` that of `/products`. */
export const pageUrlOfData = (asked: URL): URL => {
  const page = new URL(asked);
  page.pathname = asked.pathname === '/_root.data' ? '/' : asked.pathname.replace(/\.data$/, '');
  page.searchParams.delete('_routes');
  return page;
};

/** Names of the caches. They carry no version: cached entries stay valid after a new build. */
export const cacheNames = {
  /** Visited pages. */
  pages: 'lazaward-pages',
  /** Pages that are always available offline: the cart and the offline page. */
  stock: 'lazaward-precache',
  files: 'lazaward-files',
  pictures: 'lazaward-pictures',
  /** State of the worker that survives its termination. */
  state: 'lazaward-service-worker',
} as const;

const place = '/spoken-language';

let spoken: Language | undefined;

/** Language of the server's last response; a worker cannot read the language cookie (decision 62). */
export const lastLanguage = async (): Promise<Language> => {
  if (!spoken) {
    const kept = await (await caches.match(place, { cacheName: cacheNames.state }))?.text();
    spoken ??= isLanguage(kept) ? kept : defaultLanguage;
  }
  return spoken;
};

/** Stores the language of a response, if it has one. */
export const storeLastLanguage = async ({ headers }: Response): Promise<void> => {
  const heard = headers.get('content-language');
  if (!isLanguage(heard) || heard === spoken) return;
  spoken = heard;
  await (await caches.open(cacheNames.state)).put(place, new Response(heard));
};
