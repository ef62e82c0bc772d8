import type { Caller } from '#core/server/api/request-context.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { OwnAccount } from '#features/auth/server/own-account.ts';
import { contactMessagesForDataExport } from '#features/contact/server/contact-messages.ts';
import { notesForDataExport } from '#features/customers/server/customer-notes.ts';
import { getProfile } from '#features/customers/server/profiles.ts';
import { listAddresses } from '#features/customers/server/saved-addresses.ts';
import { subscriptionForDataExport } from '#features/newsletter/server/newsletter-subscriptions.ts';
import { ordersForDataExport } from '#features/orders/server/orders.privacy.ts';
import { reviewsForDataExport } from '#features/reviews/server/reviews.ts';
import { invitationForDataExport } from '#features/staff/server/staff-invitations.ts';
import { stockNotificationsForDataExport } from '#features/stock-notifications/server/stock-notifications.ts';
import { wishlistForDataExport } from '#features/wishlist/server/wishlist.ts';
import type { PersonalData } from '../privacy.contract.ts';
import { consentsForDataExport } from './consents.ts';

/**
 * Returns all personal data of the caller (decision 76). Data stored by e-mail address alone is included only when the address
 * is verified: anyone may sign up with another person's address.
 */
export const exportPersonalData = async (
  shop: ShopContext,
  accounts: OwnAccount,
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
