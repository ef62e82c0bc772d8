import { Refusal } from '../../../domain/refusals.ts';
import { recordDeed } from '../../audit/record-deed.ts';
import { inTransaction } from '../../database/connect.ts';
import type { ShopRoom } from '../../shop-room.ts';
import { findPlace, holdShelf, numberShelf } from './office-products.repository.ts';

/** Moves a product to another place of the shelf, or to its end; PRODUCT_UNKNOWN `{ productId }` when it is not on it. */
export const placeProduct = (
  { database }: ShopRoom,
  adminId: string,
  moved: { readonly id: string; readonly place: number },
): Promise<{ place: number }> =>
  inTransaction(database, async (transaction) => {
    await holdShelf(transaction);
    await numberShelf(transaction, moved);
    const place = await findPlace(transaction, moved.id);
    if (place === undefined) throw new Refusal('PRODUCT_UNKNOWN', { productId: moved.id });
    await recordDeed(transaction, { adminId, deed: 'product.placed', subject: moved.id, details: { to: place } });
    return { place };
  });
