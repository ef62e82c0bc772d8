import * as v from 'valibot';
import { optionalParagraphs } from '../people/fields.ts';
import { form, says } from '../validation.ts';

/** Longest comment, in code points (specification 9). */
export const MAX_REVIEW_COMMENT = 1000;

/** A review: 1 to 5 stars, and a comment or null (specification 5). */
export const ReviewForm = form({
  rating: v.pipe(
    v.number(says('review.rating')),
    v.integer(says('review.rating')),
    v.minValue(1, says('review.rating')),
    v.maxValue(5, says('review.rating')),
  ),
  comment: optionalParagraphs(MAX_REVIEW_COMMENT, says('review.commentMax')),
});
export type ReviewForm = v.InferOutput<typeof ReviewForm>;
