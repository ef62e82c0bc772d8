import type { Language } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { ProductList } from '#features/products/products.contract.ts';
import { getProductCards } from '#features/products/server/cart-products.ts';
import { findBestSellers } from '#features/products/server/product-sections.repository.ts';
import { similarWords } from './correct-spelling.ts';
import { analyzeSearch } from './vocabulary.repository.ts';

const MAX_OFFERED = 4;

/** Returns suggestions for a search without results: similar words of the shop, and bestsellers. */
export const offerInstead = async (
  shop: ShopContext,
  q: string,
  language: Language,
): Promise<NonNullable<ProductList['nothingFound']>> => {
  const { kysely } = shop.database;
  const [analysis, ids] = await Promise.all([analyzeSearch(kysely, q), findBestSellers(kysely, MAX_OFFERED)]);
  const [words, bestSellers] = await Promise.all([
    similarWords(kysely, analysis, language),
    getProductCards(shop, ids, language),
  ]);
  return { words: words.slice(0, MAX_OFFERED), bestSellers };
};
