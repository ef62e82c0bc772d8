import type { CartShelf } from '../../contract/products.ts';
import type { Language } from '../../domain/language.ts';
import type { ShopRoom } from '../shop-room.ts';
import { togetherGroups } from './bought-together.ts';
import { findCards } from './find-cards.ts';
import { findProducts } from './find-products.ts';
import { fewLeftOf } from './product.ts';
import { productCard } from './product-card.ts';
import { findInStock } from './shelf.repository.ts';

/** How many products the cart suggests (specification 9). */
const SUGGESTION_COUNT = 4;

/**
 * The products of a cart as they are today, with what to suggest beside them: others in stock of the same categories
 * (specification 2). `ids` are separated by commas; an id that no product has is left out.
 */
export const stockCartShelf = async (
  shop: ShopRoom,
  { ids, language }: { readonly ids: string; readonly language: Language },
): Promise<CartShelf> => {
  const { kysely } = shop.database;
  const inCart = await findProducts(kysely, [...new Set(ids.split(',').map((id) => id.trim()))]);
  const inCartIds = inCart.map(({ id }) => id);
  const categories = [...new Set(inCart.map(({ category }) => category))];
  const [suggested, groups] = await Promise.all([
    findInStock(kysely, { of: categories, without: inCartIds, most: SUGGESTION_COUNT }),
    togetherGroups(kysely, inCartIds),
  ]);
  return {
    products: inCart.map((product) => productCard(product, language)),
    suggestions: await findCards(shop, suggested, language),
    together: Object.fromEntries([...groups].map(([id, group]) => [id, [...group]])),
    fewLeft: Object.fromEntries(
      inCart.flatMap((product) => {
        const left = fewLeftOf(product);
        return left === null ? [] : [[product.id, left]];
      }),
    ),
  };
};
