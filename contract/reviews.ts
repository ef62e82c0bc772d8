import * as v from 'valibot';
import { ProductId } from '../domain/product-id.ts';
import { ReviewForm } from '../domain/reviews/review-form.ts';
import { form } from '../domain/validation.ts';
import { anyone, customer } from './access.ts';
import { LanguageInput } from './base.ts';
import { refusals } from './refusals.ts';

/** A review as everybody reads it. */
export const Review = v.object({
  id: v.string(),
  /** The first name alone; `null` for somebody who has left the shop. */
  author: v.nullable(v.string()),
  rating: v.number(),
  comment: v.nullable(v.string()),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  /** Whether an order of theirs that was not cancelled holds the product (decision 27). */
  isVerified: v.boolean(),
});
export type Review = v.InferOutput<typeof Review>;

/** Reviews, newest first, ten at a time. */
export const ReviewPage = v.object({ reviews: v.array(Review), hasMore: v.boolean() });
export type ReviewPage = v.InferOutput<typeof ReviewPage>;

export const NewReview = form({ productId: ProductId, ...ReviewForm.entries });
export type NewReview = v.InferOutput<typeof NewReview>;

export const reviews = {
  create: customer
    .route({
      method: 'POST',
      path: '/reviews',
      successStatus: 201,
      summary: 'Review a product; the latest word counts',
    })
    .errors(refusals('PRODUCT_NOT_FOUND'))
    .input(NewReview)
    .output(Review),
  list: anyone
    .route({ method: 'GET', path: '/products/{id}/reviews', summary: 'Reviews of a product, newest first' })
    .errors(refusals('PRODUCT_NOT_FOUND'))
    .input(
      v.strictObject({
        id: ProductId,
        /** The id of the last review that is known already. */
        before: v.optional(v.pipe(v.string(), v.uuid())),
        language: v.optional(LanguageInput),
      }),
    )
    .output(ReviewPage),
};
