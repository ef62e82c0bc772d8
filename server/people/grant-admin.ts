import { Refusal } from '../../domain/refusals.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { inTransaction } from '../database/connect.ts';
import { isOrphaned } from '../database/is-orphaned.ts';
import type { ShopRoom } from '../shop-room.ts';
import { insertAdminRole } from './people.repository.ts';

/** Makes an account an admin; one that is stays one. ACCOUNT_NOT_FOUND for an address that nobody has signed up with. */
export const grantAdmin = async (
  { database, accounts }: ShopRoom,
  adminId: string,
  { email }: { readonly email: string },
): Promise<void> => {
  const account = await accounts.book.find(email);
  if (account === null) throw new Refusal('ACCOUNT_NOT_FOUND');
  await inTransaction(database, async (transaction) => {
    const isNew = await insertAdminRole(transaction, account.id).catch(deletedMeanwhile);
    if (!isNew) return;
    const details = { account: account.id };
    await recordDeed(transaction, { adminId, deed: 'admin.granted', subject: account.email, details });
  });
};

/** It is the other account that is gone, not the admin's own. */
const deletedMeanwhile = (error: unknown): never => {
  throw isOrphaned(error) ? new Refusal('ACCOUNT_NOT_FOUND') : error;
};
