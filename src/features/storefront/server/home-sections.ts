import type { Language } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { HomeSections } from '#features/products/products.contract.ts';
import { getProductCards } from '#features/products/server/cart-products.ts';
import { getGreatestDiscountPercent } from '#features/products/server/max-discount.ts';
import { countProductsByCategory } from '#features/search/server/list-products.ts';
import { findSections } from './home-sections.repository.ts';

/** Products per section of the home page (specification 9). */
const SECTION_SIZE = 5;

/** Returns the sections of the home page (specification 2); without bowls their section contains cups (decision 31). */
export const getHomeSections = async (
  shop: ShopContext,
  { language }: { readonly language: Language },
): Promise<HomeSections> => {
  const { kysely } = shop.database;
  const [sections, percent, counts] = await Promise.all([
    findSections(kysely, SECTION_SIZE),
    getGreatestDiscountPercent(kysely),
    countProductsByCategory(kysely, { isNew: false, isOnSale: false }),
  ]);
  const ids = sections ?? { on_sale: [], sets_or_plates: [], bowls_or_cups: [] };
  const cards = await getProductCards(shop, [...new Set(Object.values(ids).flat())], language);
  const section = (productIds: readonly string[]) =>
    productIds.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  return {
    onSale: section(ids.on_sale),
    setsOrPlates: section(ids.sets_or_plates),
    bowlsOrCups: section(ids.bowls_or_cups),
    counts,
    greatestDiscountPercent: percent,
  };
};
