import { api } from '../api/implement.ts';
import { signedIn } from '../api/who-may.ts';
import { listReviews } from './list-reviews.ts';
import { writeReview } from './write-review.ts';

/** The reviews' door. Each review throws kept pages away, so a person's tries are counted too. */
export const reviews = {
  write: api.reviews.write.handler(async ({ context, input }) => {
    const { userId } = await signedIn(context);
    await context.limits.spend('review', userId);
    return writeReview(context.shop, userId, input);
  }),
  list: api.reviews.list.handler(({ context, input }) => listReviews(context.shop, input)),
};
