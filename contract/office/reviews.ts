import * as v from 'valibot';
import { HideReviewForm } from '../../domain/reviews/hide-review-form.ts';
import { refusals } from '../refusal.ts';
import { admin } from '../who.ts';
import { listing, pageOf } from './listing.ts';

/** Whether a review is read by everybody. */
export const reviewSights = ['shown', 'hidden'] as const;

/** A review as the office reads it. */
export const OfficeReview = v.object({
  id: v.string(),
  product: v.object({ id: v.string(), name: v.object({ ar: v.string(), en: v.string() }) }),
  /** The whole name; null for somebody who has left the shop. */
  author: v.nullable(v.string()),
  rating: v.number(),
  comment: v.nullable(v.string()),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  isHidden: v.boolean(),
  /** Why it is hidden, as an admin wrote. */
  hiddenReason: v.nullable(v.string()),
});
export type OfficeReview = v.InferOutput<typeof OfficeReview>;

const id = v.pipe(v.string(), v.uuid());

export const reviews = {
  list: admin
    .route({ method: 'GET', path: '/office/reviews', summary: 'Reviews of all products, newest first' })
    .input(v.strictObject({ ...listing, sight: v.optional(v.picklist(reviewSights)) }))
    .output(pageOf(OfficeReview)),
  hide: admin
    .route({ method: 'PUT', path: '/office/reviews/{id}/hiding', summary: 'Hide a review, and say why' })
    .errors(refusals('ROW_NOT_FOUND'))
    .input(v.strictObject({ id, ...HideReviewForm.entries }))
    .output(OfficeReview),
  show: admin
    .route({ method: 'DELETE', path: '/office/reviews/{id}/hiding', summary: 'Show a hidden review again' })
    .errors(refusals('ROW_NOT_FOUND'))
    .input(v.strictObject({ id }))
    .output(OfficeReview),
};
