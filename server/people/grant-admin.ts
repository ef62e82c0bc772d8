import { Refusal } from '../../domain/refusals.ts';
import { recordDeed } from '../audit/record-deed.ts';
import type { AccountsTables } from '../auth/tables.ts';
import { inTransaction } from '../database/connect.ts';
import { readersLanguage } from '../post/readers-language.ts';
import type { ShopRoom } from '../shop-room.ts';
import { nameOf } from './name-of.ts';
import { insertAdminRole } from './people.repository.ts';

/**
 * Makes an account an admin, who is told by mail; one that is stays one. ACCOUNT_NOT_FOUND for an address that nobody has
 * signed up with; EMAIL_NOT_PROVEN while nobody has shown that the account is its address's: anybody may have signed up with
 * it (decision 163).
 */
export const grantAdmin = (
  { database, accounts, clock, post }: ShopRoom,
  { userId: adminId, email: by }: { readonly userId: string; readonly email: string },
  { email }: { readonly email: string },
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const account = await accounts.book.lock(transaction.withTables<AccountsTables>(), email);
    if (account === null) throw new Refusal('ACCOUNT_NOT_FOUND');
    if (!account.isEmailProven) throw new Refusal('EMAIL_NOT_PROVEN');
    if (!(await insertAdminRole(transaction, account.id))) return;
    const details = { account: account.id };
    await recordDeed(transaction, { adminId, deed: 'admin.granted', subject: account.email, details });
    const name = await nameOf(transaction, account.id);
    const told = { to: account.email, language: readersLanguage(account.language), name, by } as const;
    await post.mail(transaction, [{ kind: 'admin-granted', cause: clock().toISOString(), ...told }]);
  });
