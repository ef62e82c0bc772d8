import * as v from 'valibot';
import { lineField, optionalParagraphs } from '#core/forms/form-schemas.ts';
import { MAX_REVIEW_COMMENT, RATING, REASON_LENGTH } from '#core/forms/limits.ts';
import { form, validationCode } from '#core/forms/validation.ts';

/** A review: 1 to 5 stars, and a comment or null (specification 5). */
export const ReviewForm = form({
  rating: v.pipe(
    v.number(validationCode('review.rating')),
    v.integer(validationCode('review.rating')),
    v.minValue(RATING.min, validationCode('review.rating')),
    v.maxValue(RATING.max, validationCode('review.rating')),
  ),
  comment: optionalParagraphs(MAX_REVIEW_COMMENT, validationCode('review.commentMax')),
});

export type ReviewForm = v.InferOutput<typeof ReviewForm>;

/** Reason for hiding a review: stored with it, visible to admins only (decision 27). */
export const HideReviewForm = form({
  reason: lineField(REASON_LENGTH, { min: validationCode('reason.min'), max: validationCode('reason.max') }),
});

export type HideReviewForm = v.InferOutput<typeof HideReviewForm>;
