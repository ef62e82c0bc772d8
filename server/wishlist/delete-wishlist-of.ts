import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { deleteAllSaved } from './wishlist.repository.ts';

/** Deletes the wishlist of an account. */
export const deleteWishlistOf = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  deleteAllSaved(transaction, userId);
