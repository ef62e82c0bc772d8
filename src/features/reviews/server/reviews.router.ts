import { callerHasPermission, requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import type { ApiContext } from '#core/server/api/request-context.ts';
import { firstNameOf } from '#core/text/first-name-of.ts';
import type { AdminReview } from '../reviews.admin.contract.ts';
import { adminReviewsContract } from '../reviews.admin.contract.ts';
import { reviewsContract } from '../reviews.contract.ts';
import { deleteReviewReply, hideReview, listAdminReviews, replyToReview, unhideReview } from './admin-reviews.ts';
import { listReviews, saveReview } from './reviews.ts';

const adminReviewsApi = implementContract(adminReviewsContract);
const reviewsApi = implementContract(reviewsContract);

/** Endpoints of reviews. Each review evicts cached pages, so requests are limited per account too. */
export const reviewsRouter = reviewsApi.router({
  create: reviewsApi.create.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    await context.limits.spend('review', userId);
    return saveReview(context.shop, userId, input);
  }),
  list: reviewsApi.list.handler(({ context, input }) => listReviews(context.shop, input)),
});

/** Admin endpoints of reviews. */
export const adminReviewsRouter = adminReviewsApi.router({
  list: adminReviewsApi.list.handler(async ({ context, input }) => {
    const page = await listAdminReviews(context.shop, input);
    return { ...page, items: await withVisibleNames(context, page.items) };
  }),
  reply: adminReviewsApi.reply.handler(async ({ context, input }) =>
    withVisibleName(context, await replyToReview(context.shop, (await requireCaller(context)).userId, input)),
  ),
  deleteReply: adminReviewsApi.deleteReply.handler(async ({ context, input }) =>
    withVisibleName(context, await deleteReviewReply(context.shop, (await requireCaller(context)).userId, input)),
  ),
  hide: adminReviewsApi.hide.handler(async ({ context, input }) =>
    withVisibleName(context, await hideReview(context.shop, (await requireCaller(context)).userId, input)),
  ),
  unhide: adminReviewsApi.unhide.handler(async ({ context, input }) =>
    withVisibleName(context, await unhideReview(context.shop, (await requireCaller(context)).userId, input)),
  ),
});

/** Reviews with the public first name of their authors, for a role without the permission `customers.read` (decision 201). */
const withVisibleNames = async (context: ApiContext, reviews: readonly AdminReview[]): Promise<AdminReview[]> => {
  if (await callerHasPermission(context, 'customers.read')) return [...reviews];
  return reviews.map(({ author, ...review }) => ({ ...review, author: author === null ? null : firstNameOf(author) }));
};

const withVisibleName = async (context: ApiContext, review: AdminReview): Promise<AdminReview> => {
  const [visibleReview = review] = await withVisibleNames(context, [review]);
  return visibleReview;
};
