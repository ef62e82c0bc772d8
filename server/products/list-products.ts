import type { ProductList, ProductListQuery } from '../../contract/products.ts';
import type { Language } from '../../domain/language.ts';
import { searchShelf } from '../../domain/search/search-shelf.ts';
import { sortProducts } from '../../domain/search/sort.ts';
import type { ShopRoom } from '../shop-room.ts';
import { countCategories } from './count-categories.ts';
import { listedProduct } from './listed-product.ts';
import type { Product } from './product.ts';
import { findShelf } from './products.repository.ts';

/**
 * The product list: searched in the shown language, filtered and sorted (specification 2, decision 30). The counts tell
 * what each category would show under the same search and flags.
 */
export const listProducts = async ({ database }: ShopRoom, query: ProductListQuery): Promise<ProductList> => {
  const { language, q = '' } = query;
  const other = language === 'ar' ? 'en' : 'ar';
  const shelf = (await findShelf(database.kysely)).filter((product) => isFlagged(product, query));
  const hits = search(shelf, q, language);
  const shown = hits.filter((product) => isOfCategory(product, query));
  const elsewhere = shown.length === 0 ? search(shelf, q, other).filter((product) => isOfCategory(product, query)) : [];
  const listed = (products: readonly Product[], foundIn: Language) =>
    sortProducts(
      products.map((product) => listedProduct(product, { language, q, foundIn })),
      query.sort ?? 'name',
      collators[language].compare,
    );
  return { products: listed(shown, language), counts: countCategories(hits), otherLanguage: listed(elsewhere, other) };
};

const isFlagged = (product: Product, query: ProductListQuery): boolean =>
  (query.new === undefined || product.badge === 'NEW') && (query.sale === undefined || product.isOnSale);

const isOfCategory = (product: Product, { category }: ProductListQuery): boolean =>
  category === undefined || product.category === category;

const search = (products: readonly Product[], q: string, language: Language): Product[] =>
  searchShelf(products, q, ({ name, description }) => [name[language], description[language]]);

const collators = { ar: new Intl.Collator('ar-EG'), en: new Intl.Collator('en') };
