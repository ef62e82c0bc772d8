import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { putBackOnShelf, type WantedPiece } from './products.repository.ts';

/** Puts the pieces of an order back on the shelf; answers which products had been sold out. */
export const returnStock = async (
  transaction: Transaction<Tables>,
  pieces: readonly WantedPiece[],
): Promise<readonly string[]> => {
  const found = await putBackOnShelf(transaction, pieces);
  return found.filter(({ stock }) => stock === 0).map(({ id }) => id);
};
