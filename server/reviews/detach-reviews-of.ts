import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { detachReviews } from './reviews.repository.ts';

/** Takes reviews off an account: they stay where they are read, without a name. */
export const detachReviewsOf = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  detachReviews(transaction, userId);
