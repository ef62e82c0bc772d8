import type { Transaction } from 'kysely';
import type { OfficeProduct } from '../../../contract/office/products.ts';
import type { ProductInput } from '../../../domain/products/product-input.ts';
import { Refusal } from '../../../domain/refusals.ts';
import { recordDeed } from '../../audit/record-deed.ts';
import { inTransaction } from '../../database/connect.ts';
import type { Tables } from '../../database/schema.ts';
import type { ShopRoom } from '../../shop-room.ts';
import { tellWaiting } from '../../stock-notifications/tell-waiting.ts';
import { holdProduct, writeProduct } from './office-products.repository.ts';
import { showOfficeProduct } from './show-office-product.ts';
import { writtenProduct } from './written-product.ts';

type Change = {
  readonly id: string;
  readonly product: ProductInput;
  readonly version: number;
  readonly stockSeen: number;
};

/**
 * Changes a product as an admin has seen it. PRODUCT_CHANGED when somebody else has changed it since, or when its stock is
 * counted anew while orders took some of it; a stock that is written back as it was shown stays as orders have left it.
 * Who waits for it is told when it is back (decision 28). PRODUCT_UNKNOWN `{ productId }`.
 */
export const changeProduct = (
  shop: ShopRoom,
  adminId: string,
  { id, product, version, stockSeen }: Change,
): Promise<OfficeProduct> =>
  inTransaction(shop.database, async (transaction) => {
    const before = await holdProduct(transaction, id);
    if (!before) throw new Refusal('PRODUCT_UNKNOWN', { productId: id });
    const isCountedAnew = product.stock !== stockSeen;
    if (before.version !== version || (isCountedAnew && before.stock !== stockSeen))
      throw new Refusal('PRODUCT_CHANGED');
    const stock = isCountedAnew ? product.stock : before.stock;
    const written = writtenProduct({ ...product, stock });
    await writeProduct(transaction, id, written, shop.clock());
    await recordChange(transaction, { adminId, subject: id, before, now: written });
    if (before.stock === 0 && stock > 0) await tellWaiting(shop, transaction, id);
    return showOfficeProduct(transaction, id);
  });

/** That it was changed, and from what to what its figures went. */
const recordChange = async (
  transaction: Transaction<Tables>,
  { adminId, subject, before, now }: { adminId: string; subject: string; before: Figures; now: Figures },
): Promise<void> => {
  await recordDeed(transaction, { adminId, deed: 'product.changed', subject });
  for (const [deed, from, to] of [
    ['product.priced', before.price, now.price],
    ['product.counted', before.stock, now.stock],
  ] as const) {
    if (from !== to) await recordDeed(transaction, { adminId, deed, subject, details: { from, to } });
  }
};

type Figures = { readonly price: number; readonly stock: number };
