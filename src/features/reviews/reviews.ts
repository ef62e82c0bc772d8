interface DatedReview {
  /** Null when the account is deleted: its reviews have no author to compare, so each one counts. */
  readonly userId: string | null;
  readonly createdAt: Date;
}

/** Reviews that count in the average: the latest of each customer, in the given order (decision 27). */
export function latestPerPerson<Review extends DatedReview>(reviews: readonly Review[]): Review[] {
  const latest = new Map<string, Review>();
  for (const review of reviews) {
    if (review.userId === null) continue;
    const other = latest.get(review.userId);
    if (!other || other.createdAt < review.createdAt) latest.set(review.userId, review);
  }
  return reviews.filter((review) => review.userId === null || latest.get(review.userId) === review);
}

/** The average of ratings from 1 to 5, rounded to one decimal, half up; 0 when there are none (specification 2). */
export function averageRating(ratings: readonly number[]): number {
  if (ratings.length === 0) return 0;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return Math.round((sum * 10) / ratings.length) / 10;
}
