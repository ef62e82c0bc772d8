import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { listing, pageOf } from '#core/api/pagination.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { ReviewReplyForm } from '#core/forms/staff-forms.ts';
import { HideReviewForm } from './review-form.ts';

/** Whether a review is public. */
export const reviewVisibilities = ['shown', 'hidden'] as const;

/** A review in the admin area. */
export const AdminReview = v.object({
  id: v.string(),
  product: v.object({ id: v.string(), name: v.object({ ar: v.string(), en: v.string() }) }),
  /** Full name; null when the account is deleted. */
  author: v.nullable(v.string()),
  rating: v.number(),
  comment: v.nullable(v.string()),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  isHidden: v.boolean(),
  /** The admin's reason for hiding it. */
  hiddenReason: v.nullable(v.string()),
  /** The shop's public reply. */
  reply: v.nullable(v.string()),
  /** ISO 8601, UTC. */
  repliedAt: v.nullable(v.string()),
});
export type AdminReview = v.InferOutput<typeof AdminReview>;

const id = v.pipe(v.string(), v.uuid());

export const adminReviewsContract = {
  list: staff('reviews.read')
    .route({ method: 'GET', path: '/admin/reviews', summary: 'Reviews of all products, newest first' })
    .input(v.strictObject({ ...listing, visibility: v.optional(v.picklist(reviewVisibilities)) }))
    .output(pageOf(AdminReview)),
  hide: staff('reviews.write')
    .route({ method: 'PUT', path: '/admin/reviews/{id}/hidden', summary: 'Hide a review with a reason' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id, ...HideReviewForm.entries }))
    .output(AdminReview),
  reply: staff('reviews.write')
    .route({
      method: 'PUT',
      path: '/admin/reviews/{id}/reply',
      summary: 'Publish or update the reply to a review',
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id, ...ReviewReplyForm.entries }))
    .output(AdminReview),
  deleteReply: staff('reviews.write')
    .route({ method: 'DELETE', path: '/admin/reviews/{id}/reply', summary: 'Delete the reply to a review' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id }))
    .output(AdminReview),
  unhide: staff('reviews.write')
    .route({ method: 'DELETE', path: '/admin/reviews/{id}/hidden', summary: 'Restore a hidden review' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id }))
    .output(AdminReview),
};
