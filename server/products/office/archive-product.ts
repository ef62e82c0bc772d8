import type { OfficeProduct } from '../../../contract/office/products.ts';
import { recordDeed } from '../../audit/record-deed.ts';
import { inTransaction } from '../../database/connect.ts';
import type { ShopRoom } from '../../shop-room.ts';
import { tellWaiting } from '../../stock-notifications/tell-waiting.ts';
import { holdShelf, numberShelf, writeArchived } from './office-products.repository.ts';
import { showOfficeProduct } from './show-office-product.ts';

/**
 * Takes a product off the shelf, or brings it back to the end of it and tells who waits for it; twice is no failure.
 * PRODUCT_UNKNOWN `{ productId }`.
 */
export const archiveProduct = (
  shop: ShopRoom,
  adminId: string,
  { id, isArchived }: { readonly id: string; readonly isArchived: boolean },
): Promise<OfficeProduct> =>
  inTransaction(shop.database, async (transaction) => {
    await holdShelf(transaction);
    if (await writeArchived(transaction, id, isArchived, shop.clock())) {
      await numberShelf(transaction);
      await tellWaiting(shop, transaction, id);
      await recordDeed(transaction, {
        adminId,
        deed: isArchived ? 'product.archived' : 'product.restored',
        subject: id,
      });
    }
    return showOfficeProduct(transaction, id);
  });
