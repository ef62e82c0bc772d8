import { Refusal } from '../../domain/refusals.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { inTransaction } from '../database/connect.ts';
import type { ShopRoom } from '../shop-room.ts';
import { holdAwaited } from './office-alerts.repository.ts';
import { tellWaiting } from './tell-waiting.ts';

/**
 * Tells everybody who still waits for a product that it is back, and writes down that somebody did. PRODUCT_UNKNOWN
 * `{ productId }`; OUT_OF_STOCK `{ productId, available, name }`: nobody is called for nothing.
 */
export const tellNow = (shop: ShopRoom, adminId: string, { id }: { readonly id: string }): Promise<{ told: number }> =>
  inTransaction(shop.database, async (transaction) => {
    const product = await holdAwaited(transaction, id);
    if (!product) throw new Refusal('PRODUCT_UNKNOWN', { productId: id });
    const name = { ar: product.name_ar, en: product.name_en };
    if (product.stock === 0) throw new Refusal('OUT_OF_STOCK', { productId: id, available: 0, name });
    const told = await tellWaiting(shop, transaction, id);
    await recordDeed(transaction, { adminId, deed: 'waiting.told', subject: id, details: { count: told } });
    return { told };
  });
