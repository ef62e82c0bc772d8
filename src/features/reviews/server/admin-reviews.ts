import { PAGE_SIZE, type PageOf } from '#core/api/pagination.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { toPage } from '#core/server/database/pagination.ts';
import type { AdminReview } from '../reviews.admin.contract.ts';
import {
  countAdminReviews,
  findAdminReviews,
  findAdminReviewsOf,
  type ReviewFilters,
  setReviewHidden,
  setReviewReply,
} from './admin-reviews.repository.ts';

/** Lists reviews of all products, newest first, including hidden ones. */
export const listAdminReviews = async (
  { database: { kysely } }: ShopContext,
  filters: ReviewFilters,
): Promise<PageOf<AdminReview>> => {
  const [reviews, counted] = await Promise.all([
    findAdminReviews(kysely, filters, PAGE_SIZE + 1),
    countAdminReviews(kysely, filters.visibility),
  ]);
  const { rows, next } = toPage(reviews, PAGE_SIZE);
  return { items: rows.map(({ cursor: _, ...review }) => review), ...counted, next };
};

/** Lists the newest reviews of a customer, including hidden ones. */
export const listReviewsOf = ({ database }: ShopContext, userId: string, limit: number): Promise<AdminReview[]> =>
  findAdminReviewsOf(database.kysely, userId, limit);

/** Hides a review and stores the reason; it no longer counts in the rating (decision 27). RESOURCE_NOT_FOUND. */
export const hideReview = (
  shop: ShopContext,
  adminId: string,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<AdminReview> => setHidden(shop, adminId, id, reason);

/** Restores a hidden review. RESOURCE_NOT_FOUND. */
export const unhideReview = (
  shop: ShopContext,
  adminId: string,
  { id }: { readonly id: string },
): Promise<AdminReview> => setHidden(shop, adminId, id, null);

const setHidden = ({ database }: ShopContext, adminId: string, id: string, reason: string | null) =>
  inTransaction(database, async (transaction) => {
    const review = await setReviewHidden(transaction, id, reason);
    if (review === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
    await recordAuditEntry(transaction, {
      adminId,
      action: reason === null ? 'review.unhidden' : 'review.hidden',
      subject: review.product.id,
      details: reason === null ? {} : { reason },
    });
    return review;
  });

/** Publishes or updates the reply to a review, which product pages display below it. RESOURCE_NOT_FOUND. */
export const replyToReview = (
  shop: ShopContext,
  adminId: string,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<AdminReview> => changeReply(shop, adminId, id, text);

/** Deletes the reply to a review. RESOURCE_NOT_FOUND. */
export const deleteReviewReply = (
  shop: ShopContext,
  adminId: string,
  { id }: { readonly id: string },
): Promise<AdminReview> => changeReply(shop, adminId, id, null);

const changeReply = ({ database, clock }: ShopContext, adminId: string, id: string, reply: string | null) =>
  inTransaction(database, async (transaction) => {
    const review = await setReviewReply(transaction, id, { reply, at: clock() });
    if (review === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
    await recordAuditEntry(transaction, {
      adminId,
      action: reply === null ? 'review.answer_deleted' : 'review.answered',
      subject: review.product.id,
    });
    return review;
  });
