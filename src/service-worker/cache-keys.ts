import { defaultLanguage, isLanguage, type Language } from '#core/i18n/language.ts';
import { pageAddress } from '#core/routing/page-url.ts';
import { offlinePages } from '#generated/page-facts.gen.ts';

/** Whether a page may be cached on the device. The page facts are an allowlist: no other page is stored. */
export const isCacheablePage = ({ pathname }: URL): boolean => offlinePages.test(pathname);

/** Cache key of a page; it contains the language, so that languages never mix. */
export const cacheKeyOf = (language: Language, url: URL): string => `${url.origin}/${language}${pageAddress(url)}`;

/** Page URL of a data request: `/` for `/_root.data`, `/products` for `/products.data`. */
export const pageUrlOfData = (dataUrl: URL): URL => {
  const page = new URL(dataUrl);
  page.pathname = dataUrl.pathname === '/_root.data' ? '/' : dataUrl.pathname.replace(/\.data$/, '');
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

const LANGUAGE_KEY = '/spoken-language';

let cachedLanguage: Language | undefined;

/** Language of the server's last response; a worker cannot read the language cookie (decision 62). */
export const lastLanguage = async (): Promise<Language> => {
  if (!cachedLanguage) {
    const stored = await (await caches.match(LANGUAGE_KEY, { cacheName: cacheNames.state }))?.text();
    cachedLanguage ??= isLanguage(stored) ? stored : defaultLanguage;
  }
  return cachedLanguage;
};

/** Stores the language of a response, if it has one. */
export const storeLastLanguage = async ({ headers }: Response): Promise<void> => {
  const language = headers.get('content-language');
  if (!isLanguage(language) || language === cachedLanguage) return;
  cachedLanguage = language;
  await (await caches.open(cacheNames.state)).put(LANGUAGE_KEY, new Response(language));
};
