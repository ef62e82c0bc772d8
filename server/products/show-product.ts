import type { ProductDetail } from '../../contract/products.ts';
import type { Language } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusals.ts';
import { sumUpReviews } from '../reviews/sum-up-reviews.ts';
import type { ShopRoom } from '../shop-room.ts';
import { togetherGroups } from './bought-together.ts';
import { findProducts } from './find-products.ts';
import { offerTogether } from './offer-together.ts';
import { fewLeftOf } from './product.ts';
import { pictureOf, productCard } from './product-card.ts';
import { findWhole } from './products.repository.ts';
import { findNext } from './shelf.repository.ts';

/** How many more of the same category stand below a product (specification 9). */
const RELATED_COUNT = 4;
const VIEWS = [1, 2, 3, 4];

/** One product with its four views and its neighbours on the shelf; PRODUCT_UNKNOWN `{ productId }`. */
export const showProduct = async (
  shop: ShopRoom,
  { id, language }: { readonly id: string; readonly language: Language },
): Promise<ProductDetail> => {
  const { kysely } = shop.database;
  const [product, related, groups, reviews] = await Promise.all([
    findWhole(kysely, id),
    findNext(kysely, id, RELATED_COUNT),
    togetherGroups(kysely, [id]),
    sumUpReviews(shop, id),
  ]);
  if (!product) throw new Refusal('PRODUCT_UNKNOWN', { productId: id });
  const companions = (groups.get(id) ?? [id]).slice(1);
  const found = await findProducts(kysely, [...companions, ...related]);
  const among = (ids: readonly string[]) => found.filter((each) => ids.includes(each.id));
  return {
    ...productCard(product, language),
    description: product.description[language],
    features: [...product.features[language]],
    fewLeft: fewLeftOf(product),
    gallery: VIEWS.map((view) => pictureOf(product, view, language)),
    reviews,
    together: offerTogether(product, among(companions), language),
    related: among(related).map((neighbour) => productCard(neighbour, language)),
  };
};
