import type { Review } from '../../../contract/reviews.ts';

/**
 * The reviews that a page knows by now, newest first and each once. Who says the same again has one review of a later
 * day, so of two states of a review the later stands (decision 27).
 */
export const joinReviews = (known: readonly Review[], others: readonly Review[]): Review[] => {
  const byId = new Map<string, Review>();
  for (const review of [...known, ...others]) {
    const before = byId.get(review.id);
    if (!before || before.createdAt < review.createdAt) byId.set(review.id, review);
  }
  return [...byId.values()].toSorted(
    (one, other) => compare(other.createdAt, one.createdAt) || compare(other.id, one.id),
  );
};

// as the server sorts them; dates are written so that they sort as text
const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);
