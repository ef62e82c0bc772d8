import type { HomeSections } from '../../contract/products.ts';
import type { Language } from '../../domain/language.ts';
import type { ShopContext } from '../shop-context.ts';
import { getProductCards } from './cart-products.ts';
import { getGreatestDiscountPercent } from './greatest-discount.ts';
import { countProductsByCategory } from './listing/list-products.ts';
import { findSections } from './sections.repository.ts';

/** Products per section of the home page (specification 9). */
const SECTION = 5;

/** Returns the sections of the home page (specification 2); without bowls their section shows cups (decision 31). */
export const getHomeSections = async (
  shop: ShopContext,
  { language }: { readonly language: Language },
): Promise<HomeSections> => {
  const { kysely } = shop.database;
  const [sections, percent, counts] = await Promise.all([
    findSections(kysely, SECTION),
    getGreatestDiscountPercent(kysely),
    countProductsByCategory(kysely, { isNew: false, isOnSale: false }),
  ]);
  const ids = sections ?? { on_sale: [], sets_or_plates: [], bowls_or_cups: [] };
  const cards = await getProductCards(shop, [...new Set(Object.values(ids).flat())], language);
  const section = (wanted: readonly string[]) => wanted.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  return {
    onSale: section(ids.on_sale),
    setsOrPlates: section(ids.sets_or_plates),
    bowlsOrCups: section(ids.bowls_or_cups),
    counts,
    greatestDiscountPercent: percent,
  };
};
