import { greatestDiscountPercent } from '../../catalogue/catalogue.ts';
import type { HomeShelves } from '../../contract/products.ts';
import type { Language } from '../../domain/language.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findCards } from './find-cards.ts';
import { countProducts } from './listing/count-products.ts';
import { findMostReduced, findSections } from './shelf.repository.ts';

/** How many products a section of the home page holds (specification 9). */
const SECTION = 5;

/** The shelves of the home page (specification 2). Without bowls their section shows cups (decision 31). */
export const dressHome = async (
  shop: ShopRoom,
  { language }: { readonly language: Language },
): Promise<HomeShelves> => {
  const { kysely } = shop.database;
  const [sections, reduced, counts] = await Promise.all([
    findSections(kysely, SECTION),
    findMostReduced(kysely),
    countProducts(kysely, { isNew: false, isOnSale: false }),
  ]);
  const ids = sections ?? { on_sale: [], sets_or_plates: [], bowls_or_cups: [] };
  const cards = await findCards(shop, [...new Set(Object.values(ids).flat())], language);
  const section = (wanted: readonly string[]) => wanted.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  return {
    onSale: section(ids.on_sale),
    setsOrPlates: section(ids.sets_or_plates),
    bowlsOrCups: section(ids.bowls_or_cups),
    counts,
    greatestDiscountPercent: greatestDiscountPercent(reduced ? [pricesOf(reduced)] : []),
  };
};

const pricesOf = ({
  price,
  original_price: originalPrice,
}: NonNullable<Awaited<ReturnType<typeof findMostReduced>>>) =>
  originalPrice === null ? { price } : { price, originalPrice };
