import type { Transaction } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#core/server/database/schema.ts';
import { mailLanguage } from '#core/server/mail/compose-mail.ts';
import type { ClaimedAccount } from '#features/auth/server/accounts/index.ts';
import { replaceProfile } from '#features/auth/server/profiles.repository.ts';
import { profileForDataExport } from '#features/customers/server/create-customer.ts';
import { deleteCustomerNotesOf } from '#features/customers/server/customer-notes.ts';
import { deleteAddressesOf } from '#features/customers/server/saved-addresses.ts';
import { detachOrdersOf } from '#features/orders/server/orders.privacy.ts';
import { detachReviewsOf } from '#features/reviews/server/reviews.ts';
import { clearStaffRole } from '#features/staff/server/clear-staff-role.ts';
import { detachStockNotificationsOf } from '#features/stock-notifications/server/stock-notifications.ts';
import { deleteWishlistOf } from '#features/wishlist/server/wishlist.ts';

/**
 * Clears an account whose address was proven by its owner (decision 163), in the same transaction, to hide data that another
 * person may have left: orders, reviews and stock notifications are detached; profile, saved addresses and wishlist are
 * cleared; the staff's notes and tags are deleted. The consent log is never changed. On a device of the account the data stays. The role is always removed. A mail
 * reports it.
 */
export const clearClaimedAccount = async (
  shop: Pick<ShopContext, 'clock' | 'mailer'>,
  transaction: Transaction<Tables>,
  { id, email, userMetadata, language, isOwnDevice }: ClaimedAccount,
): Promise<void> => {
  await clearStaffRole(transaction, id);
  const orders = isOwnDevice ? 0 : await clearRecords(shop, transaction, { id, email: email ?? '', userMetadata });
  if (email === null) return;
  const mail = {
    kind: 'account-claimed',
    to: email,
    language: mailLanguage(language),
    hasOrders: orders > 0,
  } as const;
  await shop.mailer.mail(transaction, [mail]);
};

/** Returns the number of detached orders. */
const clearRecords = async (
  { clock }: Pick<ShopContext, 'clock'>,
  transaction: Transaction<Tables>,
  { id, email, userMetadata }: Pick<ClaimedAccount, 'id' | 'userMetadata'> & { readonly email: string },
): Promise<number> => {
  await detachReviewsOf(transaction, id);
  await detachStockNotificationsOf(transaction, id);
  await deleteAddressesOf(transaction, id);
  await deleteWishlistOf(transaction, id);
  await deleteCustomerNotesOf(transaction, id);
  await replaceProfile(transaction, { id, ...profileForDataExport(userMetadata, { email, at: clock() }) });
  return detachOrdersOf(transaction, id);
};
