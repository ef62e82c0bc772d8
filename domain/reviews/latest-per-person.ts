interface DatedReview {
  /** Null when the person has left the shop: such reviews cannot be told apart, so each one counts. */
  readonly userId: string | null;
  readonly createdAt: Date;
}

/** The reviews that count in the average: the latest of each person, in the order given (decision 27). */
export function latestPerPerson<Review extends DatedReview>(reviews: readonly Review[]): Review[] {
  const latest = new Map<string, Review>();
  for (const review of reviews) {
    if (review.userId === null) continue;
    const other = latest.get(review.userId);
    if (!other || other.createdAt < review.createdAt) latest.set(review.userId, review);
  }
  return reviews.filter((review) => review.userId === null || latest.get(review.userId) === review);
}
