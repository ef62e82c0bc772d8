import type { NewReview, Review } from '../../contract/reviews.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { ShopRoom } from '../shop-room.ts';
import { presentReview } from './present-reviews.ts';
import { saveReview } from './reviews.repository.ts';

/**
 * Keeps what a customer thinks of a product. Whoever writes again is not refused: the latest word counts (decision 27).
 * PRODUCT_UNKNOWN `{ productId }`.
 */
export const writeReview = async (
  { database, clock }: ShopRoom,
  userId: string,
  review: NewReview,
): Promise<Review> => {
  const saved = await saveReview(database.kysely, { ...review, userId, now: clock() });
  if (saved === undefined) throw new Refusal('PRODUCT_UNKNOWN', { productId: review.productId });
  return presentReview(saved);
};
