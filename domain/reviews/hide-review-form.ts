import type * as v from 'valibot';
import { lineField } from '../people/fields.ts';
import { form, says } from '../validation.ts';

/** Longest reason for hiding a review, in code points. */
export const MAX_HIDING_REASON = 200;

/** Why a review is hidden: kept with it, and read by admins only (decision 27). */
export const HideReviewForm = form({
  reason: lineField(3, MAX_HIDING_REASON, { min: says('reason.min'), max: says('reason.max') }),
});
export type HideReviewForm = v.InferOutput<typeof HideReviewForm>;
