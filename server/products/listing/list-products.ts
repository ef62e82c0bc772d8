import type { Kysely } from 'kysely';
import type { ProductList, ProductListQuery } from '../../../contract/products.ts';
import type { Language } from '../../../domain/language.ts';
import { type Category, categories } from '../../../domain/products.ts';
import type { Tables } from '../../database/schema.ts';
import type { ShopRoom } from '../../shop-room.ts';
import { findProducts } from '../find-products.ts';
import { type Count, countProducts, MOST_COUNTED } from './count-products.ts';
import { listedProduct } from './listed-product.ts';
import { findIds, findRow } from './listed-products.repository.ts';
import type { Ordered } from './wanted-products.ts';

/** How many products a list shows before it is asked for more: whole rows of two, three and four. */
const PAGE = 48;

/**
 * The product list: searched in the shown language, filtered and sorted (specification 2, decision 30), a page of it. The
 * counts tell what each category would show under the same search and flags. What it costs does not grow with the shelf
 * (decision 100).
 */
export const listProducts = async (shop: ShopRoom, query: ProductListQuery): Promise<ProductList> => {
  const { language } = query;
  const other = language === 'ar' ? 'en' : 'ar';
  const found = await countIn(shop, query, language);
  const isFound = found.counts[query.category ?? 'all'] > 0;
  const shown = isFound ? await readPage(shop, query, found) : nothing;
  const elsewhere = isFound || !query.q ? nothing : await readPage(shop, query, await countIn(shop, query, other));
  return {
    ...shown,
    ...toldOf(found),
    otherLanguage: elsewhere.products,
  };
};

const nothing: Pick<ProductList, 'products' | 'next'> = { products: [], next: null };

const countIn = ({ database }: ShopRoom, query: ProductListQuery, foundIn: Language): Promise<Count> =>
  countProducts(database.kysely, {
    q: query.q ?? '',
    isNew: query.new !== undefined,
    isOnSale: query.sale !== undefined,
    foundIn,
  });

/** A page, read in each wanted category as many or few of it are there. */
const readPage = async (
  { database: { kysely } }: ShopRoom,
  query: ProductListQuery,
  { narrowed, counts }: Count,
): Promise<Pick<ProductList, 'products' | 'next'>> => {
  const { language, category, q = '' } = query;
  const wanted: readonly Category[] = category === undefined ? categories : [category];
  const isWhole = narrowed.sought.length === 0 && !narrowed.isNew && !narrowed.isOnSale;
  const readings = wanted
    .filter((each) => counts[each] > 0)
    .map((each) => ({ category: each, isFew: !isWhole && counts[each] <= MOST_COUNTED }));
  const ordered = await orderOf(kysely, query);
  const ids = await findIds(kysely, readings, { narrowed, ordered, limit: PAGE + 1 });
  const products = await findProducts(kysely, ids.slice(0, PAGE));
  return {
    products: products.map((product) => listedProduct(product, { language, q, foundIn: narrowed.foundIn })),
    next: ids.length > PAGE ? (ids[PAGE - 1] ?? null) : null,
  };
};

const orderOf = async (database: Kysely<Tables>, { language, sort, after }: ProductListQuery): Promise<Ordered> => {
  const row = after === undefined ? undefined : await findRow(database, after);
  return {
    language,
    sort: sort ?? 'name',
    after: row ? { id: row.product_id, price: row.price, name: language === 'ar' ? row.name_ar : row.name_en } : null,
  };
};

/** A search is not counted to its end where it finds very many. */
const toldOf = ({ narrowed, counts }: Count): Pick<ProductList, 'counts' | 'beyond'> => {
  if (narrowed.sought.length === 0) return { counts, beyond: [] };
  const beyond = categories.filter((category) => counts[category] > MOST_COUNTED);
  if (beyond.length === 0) return { counts, beyond };
  const told = { ...counts, all: MOST_COUNTED };
  for (const category of beyond) told[category] = MOST_COUNTED;
  return { counts: told, beyond: ['all', ...beyond] };
};
