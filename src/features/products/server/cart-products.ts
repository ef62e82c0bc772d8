import type { Kysely } from 'kysely';
import type { Language } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { CartProducts, ProductCard } from '../products.contract.ts';
import { boughtTogetherGroups } from './bought-together.ts';
import { lowStockCountOf, type ProductCardData, productCard } from './product.ts';
import { findInStock } from './product-sections.repository.ts';
import { findByIds } from './products.repository.ts';

/** Number of suggestions in the cart (specification 9). */
const SUGGESTION_COUNT = 4;

/**
 * Returns the current products of a cart and suggestions: others in stock of the same categories (specification 2). `ids` are
 * separated by commas; unknown ids are omitted.
 */
export const getCartProducts = async (
  shop: ShopContext,
  { ids, language }: { readonly ids: string; readonly language: Language },
): Promise<CartProducts> => {
  const { kysely } = shop.database;
  const inCart = await findProducts(kysely, [...new Set(ids.split(',').map((id) => id.trim()))]);
  const inCartIds = inCart.map(({ id }) => id);
  const categories = [...new Set(inCart.map(({ category }) => category))];
  const [suggested, groups, settings] = await Promise.all([
    findInStock(kysely, { of: categories, without: inCartIds, max: SUGGESTION_COUNT }),
    boughtTogetherGroups(kysely, inCartIds),
    shop.shopSettings.current(),
  ]);
  return {
    settingsRevision: settings.public.revision,
    products: inCart.map((product) => productCard(product, language)),
    suggestions: await getProductCards(shop, suggested, language),
    boughtTogether: Object.fromEntries([...groups].map(([id, group]) => [id, [...group]])),
    fewLeft: Object.fromEntries(
      inCart.flatMap((product) => {
        const count = lowStockCountOf(product);
        return count === null ? [] : [[product.id, count]];
      }),
    ),
  };
};

/** Returns the cards of listed products in the given order. */
export const getProductCards = async (
  { database }: ShopContext,
  productIds: readonly string[],
  language: Language,
): Promise<ProductCard[]> =>
  (await findProducts(database.kysely, productIds)).map((product) => productCard(product, language));

/** Returns these products in the given order, without unlisted ones. */
export const findProducts = async (
  database: Kysely<Tables>,
  productIds: readonly string[],
): Promise<ProductCardData[]> => {
  if (productIds.length === 0) return [];
  const productsById = new Map((await findByIds(database, productIds)).map((product) => [product.id, product]));
  return productIds.flatMap((id) => productsById.get(id) ?? []);
};
