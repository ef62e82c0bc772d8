import { Refusal } from '../../domain/refusals.ts';
import { recordConsent } from '../consents/record-consent.ts';
import { inTransaction } from '../database/connect.ts';
import type { ShopRoom } from '../shop-room.ts';
import { insertPending, type Wanted } from './stock-notifications.repository.ts';

/**
 * Keeps that an address waits for a sold-out product; asking again while it waits is no failure (decision 28).
 * PRODUCT_UNKNOWN `{ productId }`, IN_STOCK_ALREADY `{ productId }`: nobody waits for what is there.
 */
export const awaitStock = (
  shop: ShopRoom,
  userId: string | null,
  wanted: Omit<Wanted, 'userId' | 'now'>,
): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    const { productId, email, language } = wanted;
    const kept = await insertPending(transaction, { ...wanted, userId, now: shop.clock() });
    if (kept === undefined) throw new Refusal('PRODUCT_UNKNOWN', { productId });
    if (kept.stock > 0) throw new Refusal('IN_STOCK_ALREADY', { productId });
    if (!kept.isNew) return;
    await recordConsent(shop, transaction, { purpose: 'stock-notice', place: 'product', email, userId, language });
  });
