import type { Dashboard } from '../../contract/admin/dashboard.ts';
import type { Picture } from '../../contract/products.ts';
import type { Bilingual, Language } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusals.ts';
import { fold } from '../../domain/search/fold.ts';
import type { ShopContext } from '../shop-context.ts';
import { type Product, pictureOf } from './product.ts';
import { findAllProducts, findLowStock, findPictures, isProductListed } from './products.repository.ts';

/** How many are told; the office's list of products knows them all. */
const MOST_TOLD = 8;

/** What is for sale and nearly gone, or gone, the fewest first. */
export const getLowStock = async ({ database }: ShopContext, language: Language): Promise<Dashboard['lowStock']> => {
  const found = await findLowStock(database.kysely, MOST_TOLD);
  return found.map(({ id, stock, name_ar: ar, name_en: en }) => ({ id, stock, name: { ar, en }[language] }));
};

/** Refuses a product that nobody sells; PRODUCT_NOT_FOUND `{ productId }`. */
export const requireProduct = async ({ database }: ShopContext, productId: string): Promise<void> => {
  if (!(await isProductListed(database.kysely, productId))) throw new Refusal('PRODUCT_NOT_FOUND', { productId });
};

/** What the office searches a product by: its name and kind in both languages, spelt as searchers may spell them. */
export const searchTextOf = ({ name, subtitle }: { readonly name: Bilingual; readonly subtitle: Bilingual }): string =>
  [name.ar, name.en, subtitle.ar, subtitle.en].map(fold).join('\n');

/** Every product for sale in both languages, in shelf order: for those who tell the world what the shop has. */
export const listAllProducts = ({ database }: Pick<ShopContext, 'database'>): Promise<Product[]> =>
  findAllProducts(database.kysely);

/** The main picture of each of these products that has one, whether they are still for sale or not. */
export const findMainPictures = async (
  { database }: ShopContext,
  productIds: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, Picture>> => {
  const found = await findPictures(database.kysely, productIds);
  return new Map(
    [...found].flatMap(([productId, pictures]) => {
      const picture = pictureOf({ pictures }, 1, language);
      return picture === null ? [] : [[productId, picture] as const];
    }),
  );
};
