import type { ProductDetail } from '../../contract/products.ts';
import type { Language } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusals.ts';
import { sumUpReviews } from '../reviews/sum-up-reviews.ts';
import type { ShopRoom } from '../shop-room.ts';
import { offerTogether } from './offer-together.ts';
import { fewLeftOf, type Product } from './product.ts';
import { pictureOf, productCard } from './product-card.ts';
import { findShelf } from './products.repository.ts';

/** How many more of the same category stand below a product (specification 9). */
const RELATED_COUNT = 4;
const VIEWS = [1, 2, 3, 4];

/** One product with its four views and its neighbours on the shelf; PRODUCT_UNKNOWN `{ productId }`. */
export const showProduct = async (
  shop: ShopRoom,
  { id, language }: { readonly id: string; readonly language: Language },
): Promise<ProductDetail> => {
  const shelf = await findShelf(shop.database.kysely);
  const product = shelf.find((candidate) => candidate.id === id);
  if (!product) throw new Refusal('PRODUCT_UNKNOWN', { productId: id });
  return {
    ...productCard(product, language),
    description: product.description[language],
    features: [...product.features[language]],
    fewLeft: fewLeftOf(product),
    gallery: VIEWS.map((view) => pictureOf(product, view, language)),
    reviews: await sumUpReviews(shop, id),
    together: offerTogether(product, shelf, language),
    related: neighboursOf(product, shelf).map((neighbour) => productCard(neighbour, language)),
  };
};

/** The next ones of its category, beginning again after the last, so that every product is somebody's neighbour. */
const neighboursOf = (product: Product, shelf: readonly Product[]): Product[] => {
  const category = shelf.filter((candidate) => candidate.category === product.category);
  const place = category.indexOf(product);
  return [...category.slice(place + 1), ...category.slice(0, place)].slice(0, RELATED_COUNT);
};
