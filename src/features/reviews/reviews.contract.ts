import * as v from 'valibot';
import { anyone, customer } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { ProductId } from '#core/forms/product-id.ts';
import { form } from '#core/forms/validation.ts';
import { Review } from '#features/products/product-review.ts';
import { productErrors } from '#features/products/products.errors.ts';
import { ReviewForm } from './review-form.ts';

/** Reviews, newest first, ten at a time. */
export const ReviewPage = v.object({ reviews: v.array(Review), hasMore: v.boolean() });
export type ReviewPage = v.InferOutput<typeof ReviewPage>;

export const NewReview = form({ productId: ProductId, ...ReviewForm.entries });
export type NewReview = v.InferOutput<typeof NewReview>;

export const reviewsContract = {
  create: customer
    .route({
      method: 'POST',
      path: '/reviews',
      successStatus: 201,
      summary: 'Review a product; the latest review counts',
    })
    .errors(productErrors.pick('PRODUCT_NOT_FOUND'))
    .input(NewReview)
    .output(Review),
  list: anyone
    .route({ method: 'GET', path: '/products/{id}/reviews', summary: 'Reviews of a product, newest first' })
    .errors(productErrors.pick('PRODUCT_NOT_FOUND'))
    .input(
      v.strictObject({
        id: ProductId,
        /** Id of the last loaded review. */
        before: v.optional(v.pipe(v.string(), v.uuid())),
        language: v.optional(LanguageInput),
      }),
    )
    .output(ReviewPage),
};
