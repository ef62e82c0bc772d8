import { AppError } from '#core/errors/app-error.ts';
import type { ShopContext } from '#core/server/context.ts';
import { firstNameOf } from '#core/text/first-name-of.ts';
import type { Review } from '#features/products/product-review.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { productErrors } from '#features/products/products.errors.ts';
import { requireProduct } from '#features/products/server/stock.ts';
import type { NewReview, ReviewPage } from '../reviews.contract.ts';
import { findReviews, rateProduct, type StoredReview, upsertReview } from './reviews.repository.ts';

/** Returns a product's reviews, ten per page, older than review `before`; PRODUCT_NOT_FOUND `{ productId }`. */
export const listReviews = async (
  shop: ShopContext,
  { id, before }: { readonly id: string; readonly before?: string | undefined },
): Promise<ReviewPage> => {
  await requireProduct(shop, id);
  return toReviewPage(await findReviews(shop.database.kysely, id, { before, limit: REVIEWS_FETCHED }));
};

/** Stores a review. A second review is accepted, and the latest counts (decision 27). PRODUCT_NOT_FOUND `{ productId }`. */
export const saveReview = async (
  { database, clock }: ShopContext,
  userId: string,
  review: NewReview,
): Promise<Review> => {
  const saved = await upsertReview(database.kysely, { ...review, userId, now: clock() });
  if (saved === undefined) throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId: review.productId });
  return toReview(saved);
};

/** Reviews per page. */
const PAGE_SIZE = 10;

/** One more than a page, to detect further reviews. */
const REVIEWS_FETCHED = PAGE_SIZE + 1;

const toReviewPage = (reviews: readonly StoredReview[]): ReviewPage => ({
  reviews: reviews.slice(0, PAGE_SIZE).map(toReview),
  hasMore: reviews.length > PAGE_SIZE,
});

/** Maps a review to its public form, with only the first name of its author. */
const toReview = (review: StoredReview): Review => ({
  id: review.id,
  author: review.author_name === null ? null : firstNameOf(review.author_name),
  rating: review.rating,
  comment: review.comment,
  createdAt: review.created_at.toISOString(),
  isVerified: review.is_verified,
  reply: review.reply,
});

/** Returns the review summary of a product: count, average and the newest page (decision 27). */
export const getReviewSummary = async (
  { database }: ShopContext,
  productId: string,
): Promise<ProductDetail['reviews']> => {
  const [rated, storedReviews] = await Promise.all([
    rateProduct(database.kysely, productId),
    findReviews(database.kysely, productId, { limit: REVIEWS_FETCHED }),
  ]);
  const { reviews, hasMore } = toReviewPage(storedReviews);
  return { ...rated, latest: reviews, hasMore };
};
