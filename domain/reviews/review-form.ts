import * as v from 'valibot';
import { MAX_REVIEW_COMMENT, RATING } from '../limits.ts';
import { optionalParagraphs } from '../people/fields.ts';
import { form, says } from '../validation.ts';

/** A review: 1 to 5 stars, and a comment or null (specification 5). */
export const ReviewForm = form({
  rating: v.pipe(
    v.number(says('review.rating')),
    v.integer(says('review.rating')),
    v.minValue(RATING.min, says('review.rating')),
    v.maxValue(RATING.max, says('review.rating')),
  ),
  comment: optionalParagraphs(MAX_REVIEW_COMMENT, says('review.commentMax')),
});
export type ReviewForm = v.InferOutput<typeof ReviewForm>;
