import type { Transaction } from 'kysely';
import type { ClaimedAccount } from '../../accounts/index.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { deleteCustomerNotesOf } from '../customers/customer-notes.ts';
import { mailLanguage } from '../mail/compose-mail.ts';
import { detachOrdersOf } from '../orders/order-personal-data.ts';
import { detachReviewsOf } from '../reviews/reviews.ts';
import { deleteAddressesOf } from '../saved-addresses/saved-addresses.ts';
import type { ShopContext } from '../shop-context.ts';
import { detachStockNotificationsOf } from '../stock-notifications/stock-notifications.ts';
import { clearStaffRole } from '../user-roles/clear-staff-role.ts';
import { deleteWishlistOf } from '../wishlist/wishlist.ts';
import { profileForDataExport } from './create-customer.ts';
import { replaceProfile } from './profiles.repository.ts';

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
