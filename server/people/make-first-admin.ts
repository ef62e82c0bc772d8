import type { Accounts } from '../auth/create-accounts.ts';
import type { AccountsTables } from '../auth/tables.ts';
import { type Database, inTransaction } from '../database/connect.ts';
import { hasAdminRole, insertAdminRole } from './people.repository.ts';

export type WantedAdmin = { readonly email: string; readonly password: string };

/** `taken`: the address belongs to a customer. Whoever signed up with it first need not be the owner. */
export type FirstAdmin = 'made' | 'is-admin' | 'taken';

/** Makes the account of the settings an admin, if it is new; an account that a customer made is never raised. */
export const makeFirstAdmin = (
  database: Database,
  accounts: Pick<Accounts, 'ensureUser'>,
  wanted: WantedAdmin,
): Promise<FirstAdmin> =>
  inTransaction(database, async (transaction) => {
    const { userId, isNew } = await accounts.ensureUser(wanted, transaction.withTables<AccountsTables>());
    if (await hasAdminRole(transaction, userId)) return 'is-admin';
    if (!isNew) return 'taken';
    await insertAdminRole(transaction, userId);
    return 'made';
  });
