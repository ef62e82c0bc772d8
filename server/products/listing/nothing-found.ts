import type { ProductList } from '../../../contract/products.ts';
import type { Language } from '../../../domain/language.ts';
import type { ShopContext } from '../../shop-context.ts';
import { getProductCards } from '../cart-products.ts';
import { findBestSellers } from '../sections.repository.ts';
import { nearWords } from './correct-search.ts';
import { analyzeSearch } from './search-words.repository.ts';

const MOST_OFFERED = 4;

/** Returns what is offered where a search finds nothing: words of the shop near to the typed ones, and what sells most. */
export const offerInstead = async (
  shop: ShopContext,
  q: string,
  language: Language,
): Promise<NonNullable<ProductList['nothingFound']>> => {
  const { kysely } = shop.database;
  const [analysis, ids] = await Promise.all([analyzeSearch(kysely, q), findBestSellers(kysely, MOST_OFFERED)]);
  const [words, bestSellers] = await Promise.all([
    nearWords(kysely, analysis, language),
    getProductCards(shop, ids, language),
  ]);
  return { words: words.slice(0, MOST_OFFERED), bestSellers };
};
