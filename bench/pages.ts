import type { Language } from '../domain/language.ts';
import { compressMax } from '../server/http/page-cache.ts';

/** The public pages that are measured, by what the tables call them. */
export const publicPages = { home: '/', list: '/products', product: '/product/plate-lotus-01' } as const;

export const languages: readonly Language[] = ['ar', 'en'];

/** The address of a page in a language, as search engines know it. */
export const addressOf = (url: string, path: string, language: Language): string =>
  language === 'ar' ? url + path : `${url}${path}?lang=${language}`;

const PATIENCE_MS = 15_000;

/** Asks for a page until it comes from memory in its smallest form. Throws when it never does. */
export const warm = async (address: string): Promise<void> => {
  const ask = async (encoding: string) => {
    const answer = await fetch(address, { headers: { 'accept-encoding': encoding } });
    return { size: Number(answer.headers.get('content-length')), body: Buffer.from(await answer.arrayBuffer()) };
  };
  const least = (await compressMax((await ask('identity')).body, 'br')).length;
  const begun = performance.now();
  while ((await ask('br')).size !== least) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error(`${address} is not kept`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
