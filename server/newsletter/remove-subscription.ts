import { recordDeed } from '../audit/record-deed.ts';
import { endConsent } from '../consents/end-consent.ts';
import { inTransaction } from '../database/connect.ts';
import type { ShopRoom } from '../shop-room.ts';
import { deleteSubscriptionById } from './newsletter.repository.ts';

/**
 * Takes an address off the newsletter for whoever asked an admin to; one that is gone already is no failure.
 * The log, which forgets nothing, keeps no more of the address than tells it from others (decision 92).
 */
export const removeSubscription = (shop: ShopRoom, adminId: string, id: string): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    const email = await deleteSubscriptionById(transaction, id);
    if (email === undefined) return;
    await endConsent(shop, transaction, { purpose: 'newsletter', place: 'office', email, userId: null });
    await recordDeed(transaction, { adminId, deed: 'newsletter.removed', subject: shorten(email) });
  });

/** `na…@example.com` */
const shorten = (email: string): string => email.replace(/^(.{0,2}).*(?=@)/u, '$1…');
