import type { PersonalData } from '../../contract/personal-data.ts';
import type { Caller } from '../api/context.ts';
import { consentsForDataExport } from '../consents/consents.ts';
import { contactMessagesForDataExport } from '../contact-messages/contact-messages.ts';
import { notesForDataExport } from '../customers/customer-notes.ts';
import { subscriptionForDataExport } from '../newsletter-subscriptions/newsletter-subscriptions.ts';
import { ordersForDataExport } from '../orders/order-personal-data.ts';
import { getProfile } from '../profiles/profiles.ts';
import { reviewsForDataExport } from '../reviews/reviews.ts';
import { listAddresses } from '../saved-addresses/saved-addresses.ts';
import type { ShopContext } from '../shop-context.ts';
import { stockNotificationsForDataExport } from '../stock-notifications/stock-notifications.ts';
import { invitationForDataExport } from '../user-roles/staff-invitations.ts';
import { wishlistForDataExport } from '../wishlist/wishlist.ts';
import type { PersonalDataAccounts } from './personal-data-accounts.ts';

/**
 * Returns all personal data of the caller (decision 76). Data stored by e-mail address alone is included only when the address
 * is verified: anyone may sign up with another person's address.
 */
export const exportPersonalData = async (
  shop: ShopContext,
  accounts: PersonalDataAccounts,
  caller: Caller,
): Promise<PersonalData> => {
  const { account, isEmailVerified } = await accounts.tellAccount(caller);
  const { userId } = caller;
  const email = isEmailVerified ? account.email : null;
  const [
    profile,
    addresses,
    orders,
    wishlist,
    reviews,
    stockNotifications,
    consents,
    newsletterSince,
    contactMessages,
    staffInvitation,
    staffRecords,
  ] = await Promise.all([
    getProfile(shop, caller),
    listAddresses(shop, userId),
    ordersForDataExport(shop, userId),
    wishlistForDataExport(shop, userId),
    reviewsForDataExport(shop, userId),
    stockNotificationsForDataExport(shop, { userId, email }),
    consentsForDataExport(shop, { userId, email }),
    email === null ? null : subscriptionForDataExport(shop, email),
    email === null ? null : contactMessagesForDataExport(shop, email),
    email === null ? null : invitationForDataExport(shop, email),
    notesForDataExport(shop, userId),
  ]);
  return {
    exportedAt: shop.clock().toISOString(),
    account,
    profile,
    addresses,
    orders,
    wishlist,
    reviews,
    stockNotifications,
    consents,
    newsletterSince,
    contactMessages,
    ...staffRecords,
    staffInvitation,
    isEmailVerified: isEmailVerified,
  };
};
