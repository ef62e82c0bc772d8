import type { ShopContext } from '#core/server/context.ts';
import { findOwner } from './order-status.repository.ts';

/**
 * Returns the e-mail address of the order's account; empty without an account, and for an order that shares a mail with others
 * until the address is verified (decision 230).
 */
export const addressOfCustomer = async ({ database, accounts }: ShopContext, orderId: string): Promise<string> => {
  const owner = await findOwner(database.kysely, orderId);
  if (owner === undefined || owner.user_id === null) return '';
  const [account] = await accounts.directory.describe([owner.user_id]);
  if (owner.shares_mail && account?.isEmailVerified !== true) return '';
  // an account with only a phone number has the phone in `email`
  return account?.email.includes('@') ? account.email : '';
};
