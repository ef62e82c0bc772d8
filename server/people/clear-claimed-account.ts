import type { Transaction } from 'kysely';
import { deleteAddressesOf } from '../addresses/delete-addresses-of.ts';
import type { ClaimedAccount } from '../auth/accounts-room.ts';
import type { Tables } from '../database/schema.ts';
import { detachOrdersOf } from '../orders/detach-orders-of.ts';
import { readersLanguage } from '../post/readers-language.ts';
import { detachReviewsOf } from '../reviews/detach-reviews-of.ts';
import type { ShopRoom } from '../shop-room.ts';
import { detachWaitingOf } from '../stock-notifications/detach-waiting-of.ts';
import { deleteWishlistOf } from '../wishlist/delete-wishlist-of.ts';
import { deleteAdminRole, replaceProfile } from './people.repository.ts';
import { toldProfile } from './told-profile.ts';

/**
 * The shop's part when an account goes to whoever proved its address (decision 163), in the same transaction. What somebody
 * else may have left in it is not shown to them: orders, reviews and stock notifications are taken off it; profile, saved
 * addresses and wishlist are emptied. The log of consents is never changed. On a device of the account all of that stays. A role goes in any case. A mail tells
 * them what has ended.
 */
export const clearClaimedAccount = async (
  shop: Pick<ShopRoom, 'clock' | 'post'>,
  transaction: Transaction<Tables>,
  { id, email, userMetadata, language, isOwnDevice }: ClaimedAccount,
): Promise<void> => {
  await deleteAdminRole(transaction, id);
  const orders = isOwnDevice ? 0 : await clearRecords(shop, transaction, { id, email: email ?? '', userMetadata });
  if (email === null) return;
  const mail = {
    kind: 'account-claimed',
    to: email,
    language: readersLanguage(language),
    hasOrders: orders > 0,
  } as const;
  await shop.post.mail(transaction, [mail]);
};

/** Answers how many orders the account had. */
const clearRecords = async (
  { clock }: Pick<ShopRoom, 'clock'>,
  transaction: Transaction<Tables>,
  { id, email, userMetadata }: Pick<ClaimedAccount, 'id' | 'userMetadata'> & { readonly email: string },
): Promise<number> => {
  await detachReviewsOf(transaction, id);
  await detachWaitingOf(transaction, id);
  await deleteAddressesOf(transaction, id);
  await deleteWishlistOf(transaction, id);
  await replaceProfile(transaction, { id, ...toldProfile(userMetadata, { email, at: clock() }) });
  return detachOrdersOf(transaction, id);
};
