import type { Language } from '#core/i18n/language.ts';
import { compressMax } from '#core/server/http/page-cache.ts';

/** Measured public pages by their names in the tables. */
export const publicPages = { home: '/', list: '/products', product: '/product/plate-lotus-01' } as const;

export const languages: readonly Language[] = ['ar', 'en'];

/** The canonical URL of a page in a language. */
export const addressOf = (url: string, path: string, language: Language): string =>
  language === 'ar' ? url + path : `${url}${path}?lang=${language}`;

const TIMEOUT_MS = 15_000;

/** Requests a page until it is cached in its smallest encoding. Throws when it never is. */
export const warm = async (address: string): Promise<void> => {
  const request = async (encoding: string) => {
    const response = await fetch(address, { headers: { 'accept-encoding': encoding } });
    return { size: Number(response.headers.get('content-length')), body: Buffer.from(await response.arrayBuffer()) };
  };
  const min = (await compressMax((await request('identity')).body, 'br')).length;
  const startedAt = performance.now();
  while ((await request('br')).size !== min) {
    if (performance.now() - startedAt > TIMEOUT_MS) throw new Error(`${address} is not cached`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
