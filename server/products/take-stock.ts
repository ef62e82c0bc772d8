import type { Transaction } from 'kysely';
import type { Bilingual } from '../../domain/language.ts';
import type { Piastres } from '../../domain/money.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { Tables } from '../database/schema.ts';
import { takeFromStock, type WantedPiece } from './products.repository.ts';

/** A product of which pieces were taken, at the price it has while its row is locked. */
export type TakenPiece = {
  readonly productId: string;
  readonly unitPrice: Piastres;
  readonly name: Bilingual;
  readonly kind: Bilingual;
};

/**
 * Takes the pieces of an order off the shelf: of every line, or of none. PRODUCT_UNKNOWN `{ productId }`, OUT_OF_STOCK
 * `{ productId, available, name }`. The last piece cannot be sold twice (decision 10).
 */
export const takeStock = async (
  transaction: Transaction<Tables>,
  wanted: readonly WantedPiece[],
): Promise<ReadonlyMap<string, TakenPiece>> => {
  const found = new Map((await takeFromStock(transaction, wanted)).map((row) => [row.id, row]));
  const taken = wanted.map(({ productId, quantity }) => {
    const row = found.get(productId);
    if (!row) throw new Refusal('PRODUCT_UNKNOWN', { productId });
    const name = { ar: row.name_ar, en: row.name_en };
    if (row.stock < quantity) throw new Refusal('OUT_OF_STOCK', { productId, available: row.stock, name });
    return { productId, unitPrice: row.price, name, kind: { ar: row.kind_ar, en: row.kind_en } };
  });
  return new Map(taken.map((piece) => [piece.productId, piece]));
};
