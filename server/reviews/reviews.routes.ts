import type { AdminReview } from '../../contract/admin/reviews.ts';
import { firstNameOf } from '../../domain/forms/first-name-of.ts';
import { mayCaller, requireCaller } from '../api/access.ts';
import type { ApiContext } from '../api/context.ts';
import { api } from '../api/implement.ts';
import { deleteReviewReply, hideReview, listAdminReviews, replyToReview, unhideReview } from './admin-reviews.ts';
import { listReviews, saveReview } from './reviews.ts';

/** Endpoints of reviews. Each review evicts cached pages, so requests are limited per account too. */
export const reviews = {
  create: api.reviews.create.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    await context.limits.spend('review', userId);
    return saveReview(context.shop, userId, input);
  }),
  list: api.reviews.list.handler(({ context, input }) => context.readPublic((shop) => listReviews(shop, input))),
};

/** Admin endpoints of reviews. */
export const adminReviews = {
  list: api.admin.reviews.list.handler(async ({ context, input }) => {
    const page = await listAdminReviews(context.shop, input);
    return { ...page, items: await asSeenBy(context, page.items) };
  }),
  reply: api.admin.reviews.reply.handler(async ({ context, input }) =>
    one(context, await replyToReview(context.shop, (await requireCaller(context)).userId, input)),
  ),
  deleteReply: api.admin.reviews.deleteReply.handler(async ({ context, input }) =>
    one(context, await deleteReviewReply(context.shop, (await requireCaller(context)).userId, input)),
  ),
  hide: api.admin.reviews.hide.handler(async ({ context, input }) =>
    one(context, await hideReview(context.shop, (await requireCaller(context)).userId, input)),
  ),
  unhide: api.admin.reviews.unhide.handler(async ({ context, input }) =>
    one(context, await unhideReview(context.shop, (await requireCaller(context)).userId, input)),
  ),
};

/** Reviews with the public first name of their authors, for a role without the right `customers.read` (decision 201). */
const asSeenBy = async (context: ApiContext, found: readonly AdminReview[]): Promise<AdminReview[]> => {
  if (await mayCaller(context, 'customers.read')) return [...found];
  return found.map(({ author, ...review }) => ({ ...review, author: author === null ? null : firstNameOf(author) }));
};

const one = async (context: ApiContext, review: AdminReview): Promise<AdminReview> => {
  const [seen = review] = await asSeenBy(context, [review]);
  return seen;
};
