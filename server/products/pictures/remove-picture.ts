import type { OfficeProduct } from '../../../contract/office/products.ts';
import { recordDeed } from '../../audit/record-deed.ts';
import { inTransaction } from '../../database/connect.ts';
import type { ShopRoom } from '../../shop-room.ts';
import { showOfficeProduct } from '../office/show-office-product.ts';
import { holdSeen, type SeenProduct } from './hold-seen.ts';
import { deletePicture, markOwn } from './pictures.repository.ts';

/**
 * Takes the picture of a view away, so that a drawing stands in for it; none is no failure. Its files stay for a while
 * (`sweepPictureFiles`). PRODUCT_UNKNOWN `{ productId }`, PRODUCT_CHANGED.
 */
export const removePicture = (
  { database, clock }: ShopRoom,
  adminId: string,
  { id, version, view }: SeenProduct & { readonly view: number },
): Promise<OfficeProduct> =>
  inTransaction(database, async (transaction) => {
    await holdSeen(transaction, { id, version });
    if (await deletePicture(transaction, { id, view })) {
      await markOwn(transaction, id, clock());
      await recordDeed(transaction, { adminId, deed: 'picture.removed', subject: id, details: { view } });
    }
    return showOfficeProduct(transaction, id);
  });
