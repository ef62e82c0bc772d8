import { requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import { hideReview, listAdminReviews, unhideReview } from './admin-reviews.ts';
import { listReviews, saveReview } from './reviews.ts';

/** Endpoints of reviews. Each review evicts cached pages, so requests are limited per account too. */
export const reviews = {
  create: api.reviews.create.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    await context.limits.spend('review', userId);
    return saveReview(context.shop, userId, input);
  }),
  list: api.reviews.list.handler(({ context, input }) => listReviews(context.shop, input)),
};

/** Admin endpoints of reviews. */
export const adminReviews = {
  list: api.admin.reviews.list.handler(({ context, input }) => listAdminReviews(context.shop, input)),
  hide: api.admin.reviews.hide.handler(async ({ context, input }) =>
    hideReview(context.shop, (await requireCaller(context)).userId, input),
  ),
  unhide: api.admin.reviews.unhide.handler(async ({ context, input }) =>
    unhideReview(context.shop, (await requireCaller(context)).userId, input),
  ),
};
