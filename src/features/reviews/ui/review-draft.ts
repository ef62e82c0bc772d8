import { type FailSafeStorage, parseJson } from '#core/browser/storage.ts';
import type { UserKey } from '#core/browser/stored-keys.ts';

/** Draft of a review in this tab, preserved across sign-in. */
export interface ReviewDraft {
  readonly rating: number;
  readonly comment: string;
  /** Whether it was submitted without a session. */
  readonly isHeldBack: boolean;
}

/** Default: five stars (specification 4). */
export const EMPTY_REVIEW: ReviewDraft = { rating: 5, comment: '', isHeldBack: false };

const keyOf = (productId: string) => `lazaward-review-${productId}` as const;

/** Returns the draft of a product; invalid content reads as blank. */
export function readReviewDraft(storage: FailSafeStorage<UserKey>, productId: string): ReviewDraft {
  const stored = parseJson(storage.read(keyOf(productId)));
  if (typeof stored !== 'object' || stored === null) return EMPTY_REVIEW;
  const { rating, comment, isHeldBack }: Partial<Record<keyof ReviewDraft, unknown>> = stored;
  return {
    rating: [1, 2, 3, 4, 5].find((stars) => stars === rating) ?? EMPTY_REVIEW.rating,
    comment: typeof comment === 'string' ? comment : '',
    isHeldBack: isHeldBack === true,
  };
}

/** Stores the draft; a blank one is removed. */
export function saveReviewDraft(storage: FailSafeStorage<UserKey>, productId: string, draft: ReviewDraft): void {
  if (draft === EMPTY_REVIEW) storage.remove(keyOf(productId));
  else storage.write(keyOf(productId), JSON.stringify(draft));
}

/** Whether this tab has a draft of a product. */
export const hasReviewDraft = (storage: FailSafeStorage<UserKey>, productId: string): boolean =>
  storage.read(keyOf(productId)) !== null;
