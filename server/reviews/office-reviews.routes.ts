import { api } from '../api/implement.ts';
import { signedIn } from '../api/who-may.ts';
import { hideReview, showReview } from './hide-review.ts';
import { listOfficeReviews } from './list-office-reviews.ts';

/** The reviews' door for admins. */
export const officeReviews = {
  list: api.office.reviews.list.handler(({ context, input }) => listOfficeReviews(context.shop, input)),
  hide: api.office.reviews.hide.handler(async ({ context, input }) =>
    hideReview(context.shop, (await signedIn(context)).userId, input),
  ),
  show: api.office.reviews.show.handler(async ({ context, input }) =>
    showReview(context.shop, (await signedIn(context)).userId, input),
  ),
};
