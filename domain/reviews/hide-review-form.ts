import type * as v from 'valibot';
import { HIDING_REASON_LENGTH } from '../limits.ts';
import { lineField } from '../people/fields.ts';
import { form, says } from '../validation.ts';

/** Why a review is hidden: kept with it, and read by admins only (decision 27). */
export const HideReviewForm = form({
  reason: lineField(HIDING_REASON_LENGTH, { min: says('reason.min'), max: says('reason.max') }),
});
export type HideReviewForm = v.InferOutput<typeof HideReviewForm>;
