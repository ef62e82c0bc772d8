import type { AccountsRoom, AccountsTransaction } from '../accounts-room.ts';
import type { UserRow } from '../tables.ts';
import { proveContact } from '../users/prove-contact.ts';

/** A locked user has given, in their own session, the code that went to their address, or to their number without one. */
export const proveOwner = (room: AccountsRoom, transaction: AccountsTransaction, user: UserRow): Promise<UserRow> => {
  const contact = user.email === null ? 'phone' : 'email';
  return proveContact(room, transaction, user, { contact, origin: 'session' });
};
