import { endConsent, type Leaving } from '../consents/end-consent.ts';
import { inTransaction } from '../database/connect.ts';
import type { ShopRoom } from '../shop-room.ts';
import { deletePendingOf } from './stock-notifications.repository.ts';

/** Whoever reads mail at this address, or has this account, waits for no product any more (decision 28). */
export const stopWaiting = (shop: ShopRoom, leaving: Leaving): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    await deletePendingOf(transaction, leaving);
    await endConsent(shop, transaction, { ...leaving, purpose: 'stock-notice' });
  });
