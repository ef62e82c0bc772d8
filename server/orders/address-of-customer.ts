import type { ShopContext } from '../shop-context.ts';
import { findOwner } from './admin-orders.repository.ts';

/** Returns the e-mail address of the order's account; empty when there is none. */
export const addressOfCustomer = async ({ database, accounts }: ShopContext, orderId: string): Promise<string> => {
  const owner = await findOwner(database.kysely, orderId);
  if (owner === null) return '';
  const [account] = await accounts.book.describe([owner]);
  // an account with only a phone number has the phone in `email`
  return account?.email.includes('@') ? account.email : '';
};
