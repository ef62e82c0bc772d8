import type { Accounts } from '../auth/create-accounts.ts';
import type { AccountsTables } from '../auth/tables.ts';
import { type Database, inTransaction } from '../database/connect.ts';
import { hasAdminRole, insertAdminRole } from './people.repository.ts';

export type WantedAdmin = { readonly email: string; readonly password: string };

/** `unproven`: somebody has signed up with the address and not shown that it is theirs, so that they need not be the owner. */
export type FirstAdmin = 'made' | 'is-admin' | 'unproven';

/**
 * Makes the account of the settings an admin: a new one, or one whose address was proven. Only its owner has the mailbox, and
 * what a stranger prepared has ended by that (decision 163).
 */
export const makeFirstAdmin = (
  database: Database,
  accounts: Pick<Accounts, 'ensureUser'>,
  wanted: WantedAdmin,
): Promise<FirstAdmin> =>
  inTransaction(database, async (transaction) => {
    const { userId, isEmailProven } = await accounts.ensureUser(wanted, transaction.withTables<AccountsTables>());
    if (await hasAdminRole(transaction, userId)) return 'is-admin';
    if (!isEmailProven) return 'unproven';
    await insertAdminRole(transaction, userId);
    return 'made';
  });
