import type { ProductDetail } from '../../contract/products.ts';
import type { ShopRoom } from '../shop-room.ts';
import { presentPage, SOUGHT } from './present-reviews.ts';
import { findReviews, rateProduct } from './reviews.repository.ts';

/** What a product's page says of its reviews: how many count, their average, and the newest of all (decision 27). */
export const sumUpReviews = async ({ database }: ShopRoom, productId: string): Promise<ProductDetail['reviews']> => {
  const [rated, found] = await Promise.all([
    rateProduct(database.kysely, productId),
    findReviews(database.kysely, productId, { limit: SOUGHT }),
  ]);
  const { reviews, hasMore } = presentPage(found);
  return { ...rated, latest: reviews, hasMore };
};
