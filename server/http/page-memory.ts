import { LRUCache } from 'lru-cache';
import type { Language } from '../../domain/language.ts';
import { type KeptPage, packWell, sizeOfPage } from './kept-page.ts';

/** Renders what stands at an address; knows the language, never the visitor. */
export type WritePage = (language: Language, address: string) => Promise<KeptPage>;

type Remembered = { readonly page: KeptPage; readonly generation: number; isPackedWell: boolean };

const MEMORY_FOR_PAGES = 32 * 1024 * 1024;

/**
 * Writes each page once for each language and address, however many ask at once, and keeps it until the shop changes
 * (decision 44). After a change the first who asks gets the new page; whoever asks while it is being made gets the old
 * one at once, and so does everybody while it cannot be made. What a mistake made, and what is not there, is never kept;
 * the least recently asked for goes when the memory is full.
 */
export const rememberPages = (write: WritePage, isKept: boolean) => {
  const remembered = new LRUCache<string, Remembered>({
    maxSize: MEMORY_FOR_PAGES,
    sizeCalculation: ({ page }) => sizeOfPage(page),
  });
  const underWay = new Map<string, Promise<KeptPage>>();
  let generation = 0;
  let hits = 0;
  let misses = 0;

  const renew = async (key: string, language: Language, address: string): Promise<KeptPage> => {
    const begunIn = generation;
    const page = await write(language, address);
    if (page.status >= 500) return remembered.peek(key)?.page ?? page;
    // what was begun before a change may tell of what was before it
    if (begunIn !== generation) return page;
    if (page.status === 200 && isKept) remembered.set(key, { page, generation, isPackedWell: false });
    else remembered.delete(key);
    return page;
  };

  return {
    at(language: Language, address: string): KeptPage | Promise<KeptPage> {
      const key = `${language} ${address}`;
      const known = remembered.get(key);
      if (known?.generation === generation) {
        hits += 1;
        // who is asked for twice is worth it; a page that a crawler made up is not
        if (!known.isPackedWell) void packWell(known.page);
        known.isPackedWell = true;
        return known.page;
      }
      misses += 1;
      const begun = underWay.get(key);
      if (begun) return known?.page ?? begun;
      const started = renew(key, language, address).finally(() => {
        if (underWay.get(key) === started) underWay.delete(key);
      });
      underWay.set(key, started);
      return started;
    },
    /** How often a page was there and how often it was not, since the start. */
    counts: () => ({ hits, misses }),
    /** Every page is old from now on: something that pages show has changed. */
    forget(): void {
      generation += 1;
      underWay.clear();
    },
  };
};
