import type { Review, ReviewPage } from '../../contract/reviews.ts';
import { firstNameOf } from '../../domain/people/first-name-of.ts';
import type { StoredReview } from './reviews.repository.ts';

/** How many reviews are told at a time. */
const PAGE = 10;

/** How many to look for: one more than are told, to know whether there are more. */
export const SOUGHT = PAGE + 1;

export const presentPage = (found: readonly StoredReview[]): ReviewPage => ({
  reviews: found.slice(0, PAGE).map(presentReview),
  hasMore: found.length > PAGE,
});

/** A review as everybody reads it: nothing of its author but the first name. */
export const presentReview = (review: StoredReview): Review => ({
  id: review.id,
  author: review.author_name === null ? null : firstNameOf(review.author_name),
  rating: review.rating,
  comment: review.comment,
  createdAt: review.created_at.toISOString(),
  isVerified: review.is_verified,
});
