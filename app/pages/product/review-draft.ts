import { parseJson, type SafeStorage } from '../../device/storage.ts';

/** A review that is being written in this tab, so that signing in on the way does not lose it. */
export interface ReviewDraft {
  readonly rating: number;
  readonly comment: string;
  /** Whether it was to be sent when nobody was signed in. */
  readonly isHeldBack: boolean;
}

/** Five stars unless something else is chosen (specification 4). */
export const BLANK_REVIEW: ReviewDraft = { rating: 5, comment: '', isHeldBack: false };

const keyOf = (productId: string) => `lazaward-review-${productId}`;

/** What has been written of a product so far; whatever is broken reads as blank. */
export function readReviewDraft(storage: SafeStorage, productId: string): ReviewDraft {
  const stored = parseJson(storage.read(keyOf(productId)));
  if (typeof stored !== 'object' || stored === null) return BLANK_REVIEW;
  const { rating, comment, isHeldBack }: Partial<Record<keyof ReviewDraft, unknown>> = stored;
  return {
    rating: [1, 2, 3, 4, 5].find((stars) => stars === rating) ?? BLANK_REVIEW.rating,
    comment: typeof comment === 'string' ? comment : '',
    isHeldBack: isHeldBack === true,
  };
}

/** Keeps what has been written so far; a blank review is forgotten. */
export function keepReviewDraft(storage: SafeStorage, productId: string, draft: ReviewDraft): void {
  if (draft === BLANK_REVIEW) storage.remove(keyOf(productId));
  else storage.write(keyOf(productId), JSON.stringify(draft));
}
