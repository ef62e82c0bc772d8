import { endConsent, type Leaving } from '../consents/end-consent.ts';
import { inTransaction } from '../database/connect.ts';
import type { ShopRoom } from '../shop-room.ts';
import { deleteSubscription } from './newsletter.repository.ts';

/** Takes an address off the newsletter, in whatever case it stands there; one that does not is gone already. */
export const leaveNewsletter = (shop: ShopRoom, leaving: Leaving): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    await deleteSubscription(transaction, leaving.email);
    await endConsent(shop, transaction, { ...leaving, purpose: 'newsletter' });
  });
