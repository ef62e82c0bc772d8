import type { ProductList, ProductListQuery } from '../../contract/products.ts';
import type { Language } from '../../domain/language.ts';
import { matches } from '../../domain/search/matches.ts';
import { sortProducts } from '../../domain/search/sort.ts';
import type { ShopRoom } from '../shop-room.ts';
import { countCategories } from './count-categories.ts';
import type { Product } from './product.ts';
import { productCard } from './product-card.ts';
import { findShelf } from './products.repository.ts';

/**
 * The product list: searched in the shown language, filtered and sorted (specification 2, decision 30). The counts tell
 * what each category would show under the same search and flags.
 */
export const listProducts = async ({ database }: ShopRoom, query: ProductListQuery): Promise<ProductList> => {
  const { language } = query;
  const shelf = (await findShelf(database.kysely)).filter((product) => isFlagged(product, query));
  const hits = search(shelf, query.q, language);
  const shown = hits.filter((product) => isOfCategory(product, query));
  const elsewhere =
    shown.length === 0
      ? search(shelf, query.q, language === 'ar' ? 'en' : 'ar').filter((product) => isOfCategory(product, query))
      : [];
  const cards = (products: readonly Product[]) =>
    sortProducts(
      products.map((product) => productCard(product, language)),
      query.sort ?? 'name',
      collators[language].compare,
    );
  return { products: cards(shown), counts: countCategories(hits), otherLanguage: cards(elsewhere) };
};

const isFlagged = (product: Product, query: ProductListQuery): boolean =>
  (query.new === undefined || product.badge === 'NEW') && (query.sale === undefined || product.isOnSale);

const isOfCategory = (product: Product, { category }: ProductListQuery): boolean =>
  category === undefined || product.category === category;

const search = (products: readonly Product[], q = '', language: Language): Product[] =>
  products.filter(({ name, description }) => matches(q, [name[language], description[language]]));

const collators = { ar: new Intl.Collator('ar-EG'), en: new Intl.Collator('en') };
