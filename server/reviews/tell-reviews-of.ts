import type { OwnData } from '../../contract/own-data.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findWrittenBy } from './reviews.repository.ts';

/** All reviews that a customer has written, also those that are hidden, newest first. */
export const tellReviewsOf = async ({ database }: ShopRoom, userId: string): Promise<OwnData['reviews']> => {
  const reviews = await findWrittenBy(database.kysely, userId);
  return reviews.map(({ product_id, rating, comment, is_hidden, created_at }) => ({
    productId: product_id,
    rating,
    comment,
    isHidden: is_hidden,
    createdAt: created_at.toISOString(),
  }));
};
