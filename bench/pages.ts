import type { Language } from '../domain/language.ts';

/** The public pages that are measured, by what the tables call them. */
export const publicPages = { home: '/', list: '/products', product: '/product/plate-lotus-01' } as const;

export const languages: readonly Language[] = ['ar', 'en'];

/** The address of a page in a language, as search engines know it. */
export const addressOf = (url: string, path: string, language: Language): string =>
  language === 'ar' ? url + path : `${url}${path}?lang=${language}`;

const PATIENCE_MS = 5_000;

/** Asks for a page until it comes from memory in its smallest form. Throws when it never does. */
export const warm = async (address: string): Promise<Response> => {
  const begun = performance.now();
  while (performance.now() - begun < PATIENCE_MS) {
    const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    if (answer.headers.get('content-encoding') === 'br') return answer;
    await answer.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} is not kept`);
};
