import type { OwnData } from '../../contract/own-data.ts';
import { listAddresses } from '../addresses/list-addresses.ts';
import type { Caller } from '../api/context.ts';
import { tellConsentsOf } from '../consents/tell-consents-of.ts';
import { tellMessagesOf } from '../messages/tell-messages-of.ts';
import { tellSubscriptionOf } from '../newsletter/tell-subscription-of.ts';
import { tellOrdersOf } from '../orders/tell-orders-of.ts';
import { showProfile } from '../people/show-profile.ts';
import { tellReviewsOf } from '../reviews/tell-reviews-of.ts';
import type { ShopRoom } from '../shop-room.ts';
import { tellWaitingOf } from '../stock-notifications/tell-waiting-of.ts';
import { tellWishlistOf } from '../wishlist/tell-wishlist-of.ts';
import type { OwnAccounts } from './own-accounts.ts';

/**
 * Everything that the shop keeps of a caller (decision 76). What is kept by an e-mail address alone is told only to
 * whoever has shown that the mailbox is theirs: anybody may sign up with the address of somebody else.
 */
export const gatherOwnData = async (shop: ShopRoom, accounts: OwnAccounts, caller: Caller): Promise<OwnData> => {
  const { account, isEmailProven } = await accounts.tellAccount(caller);
  const { userId } = caller;
  const email = isEmailProven ? account.email : null;
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
  ] = await Promise.all([
    showProfile(shop, caller),
    listAddresses(shop, userId),
    tellOrdersOf(shop, userId),
    tellWishlistOf(shop, userId),
    tellReviewsOf(shop, userId),
    tellWaitingOf(shop, { userId, email }),
    tellConsentsOf(shop, { userId, email }),
    email === null ? null : tellSubscriptionOf(shop, email),
    email === null ? null : tellMessagesOf(shop, email),
  ]);
  return {
    madeAt: shop.clock().toISOString(),
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
    isEmailProven,
  };
};
