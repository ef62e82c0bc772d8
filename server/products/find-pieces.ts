import type { Bilingual } from '../../domain/language.ts';
import type { Piastres } from '../../domain/money.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findForOrder, type WantedPiece } from './products.repository.ts';

/** Pieces of a product as they are for sale at the moment. */
export type Piece = WantedPiece & {
  readonly unitPrice: Piastres;
  readonly name: Bilingual;
  readonly kind: Bilingual;
  /** Another one when an admin has changed the product since. */
  readonly version: number;
};

/** What an order of these pieces would take. PRODUCT_UNKNOWN `{ productId }`, OUT_OF_STOCK `{ productId, available, name }`. */
export const findPieces = async (
  { database }: Pick<ShopRoom, 'database'>,
  wanted: readonly WantedPiece[],
): Promise<ReadonlyMap<string, Piece>> => {
  const rows = await findForOrder(
    database,
    wanted.map(({ productId }) => productId),
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const pieces = wanted.map(({ productId, quantity }): Piece => {
    const row = found.get(productId);
    if (!row) throw new Refusal('PRODUCT_UNKNOWN', { productId });
    const name = { ar: row.name_ar, en: row.name_en };
    if (row.stock < quantity) throw new Refusal('OUT_OF_STOCK', { productId, available: row.stock, name });
    const kind = { ar: row.kind_ar, en: row.kind_en };
    return { productId, quantity, unitPrice: row.price, name, kind, version: row.version };
  });
  return new Map(pieces.map((piece) => [piece.productId, piece]));
};
