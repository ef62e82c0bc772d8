import { greatestDiscountPercent } from '../../catalogue/catalogue.ts';
import type { HomeShelves } from '../../contract/products.ts';
import type { Language } from '../../domain/language.ts';
import type { Category } from '../../domain/products.ts';
import type { ShopRoom } from '../shop-room.ts';
import { countCategories } from './count-categories.ts';
import type { Product } from './product.ts';
import { productCard } from './product-card.ts';
import { findShelf } from './products.repository.ts';

/** How many products a section of the home page holds (specification 9). */
const SECTION = 5;

/** The shelves of the home page (specification 2). Without bowls their section shows cups (decision 31). */
export const dressHome = async (
  { database }: ShopRoom,
  { language }: { readonly language: Language },
): Promise<HomeShelves> => {
  const shelf = await findShelf(database.kysely);
  const section = (products: readonly Product[]) =>
    products.slice(0, SECTION).map((product) => productCard(product, language));
  return {
    onSale: section(shelf.filter(({ isOnSale }) => isOnSale)),
    setsOrPlates: section(featuredFirst([...ofCategory(shelf, 'sets'), ...ofCategory(shelf, 'plates')])),
    bowlsOrCups: section([...ofCategory(shelf, 'bowls'), ...featuredFirst(ofCategory(shelf, 'cups'))]),
    counts: countCategories(shelf),
    greatestDiscountPercent: greatestDiscountPercent(shelf.map(pricesOf)),
  };
};

const ofCategory = (shelf: readonly Product[], category: Category): Product[] =>
  shelf.filter((product) => product.category === category);

const featuredFirst = (products: readonly Product[]): Product[] =>
  products.toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured));

const pricesOf = ({ price, originalPrice }: Product) => (originalPrice === null ? { price } : { price, originalPrice });
