import type { CartShelf } from '../../contract/products.ts';
import type { Language } from '../../domain/language.ts';
import { boughtTogether } from '../../domain/products/bought-together.ts';
import type { ShopRoom } from '../shop-room.ts';
import { fewLeftOf, isInStock, type Product, placeOf } from './product.ts';
import { productCard } from './product-card.ts';
import { findShelf } from './products.repository.ts';

/** How many products the cart suggests (specification 9). */
const SUGGESTION_COUNT = 4;

/**
 * The products of a cart as they are today, with what to suggest beside them: others in stock of the same categories
 * (specification 2). `ids` are separated by commas; an id that no product has is left out.
 */
export const stockCartShelf = async (
  { database }: ShopRoom,
  { ids, language }: { readonly ids: string; readonly language: Language },
): Promise<CartShelf> => {
  const shelf = await findShelf(database.kysely);
  const byId = new Map(shelf.map((product) => [product.id, product]));
  const inCart = [...new Set(ids.split(','))].flatMap((id) => byId.get(id.trim()) ?? []);
  const card = (product: Product) => productCard(product, language);
  return {
    products: inCart.map(card),
    suggestions: suggestionsFor(inCart, shelf).map(card),
    together: Object.fromEntries(inCart.map(({ id }) => [id, [id, ...boughtTogether(id, shelf.map(placeOf))]])),
    fewLeft: Object.fromEntries(
      inCart.flatMap((product) => {
        const left = fewLeftOf(product);
        return left === null ? [] : [[product.id, left]];
      }),
    ),
  };
};

const suggestionsFor = (inCart: readonly Product[], shelf: readonly Product[]): Product[] => {
  const categories = new Set(inCart.map(({ category }) => category));
  return shelf
    .filter((product) => categories.has(product.category) && isInStock(product) && !inCart.includes(product))
    .slice(0, SUGGESTION_COUNT);
};
