import type { Kysely } from 'kysely';
import type { AccountsTransaction } from './accounts-context.ts';
import type { AccountsTables } from './tables.ts';

type Database = Kysely<AccountsTables>;

/** Locks the user until the end of the transaction, so that no related row can be inserted; false without this user. */
export const lockUserForDeletion = async (transaction: AccountsTransaction, id: string): Promise<boolean> => {
  const held = await transaction
    .selectFrom('auth.users')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
};

/** Removes device and network address from the audit log of a user; the events stay. */
export const clearVisitorTraces = async (transaction: AccountsTransaction, userId: string): Promise<void> => {
  await transaction
    .updateTable('auth.audit_log')
    .set({ ip: null, user_agent: null })
    .where('user_id', '=', userId)
    .execute();
};

/** Sessions of a user, newest first. */
export const sessionsOf = (database: Database, userId: string) =>
  database
    .selectFrom('auth.sessions')
    .select(['id', 'created_at', 'refreshed_at', 'user_agent', 'ip', 'amr'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();

/** Events of an account, newest first. */
export const eventsOf = (database: Database, userId: string) =>
  database
    .selectFrom('auth.audit_log')
    .select(['event', 'created_at', 'user_agent', 'ip'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();

/** Deletes the user and all their rows in `auth`. */
export const deleteUserRow = async (transaction: AccountsTransaction, id: string): Promise<void> => {
  await transaction.deleteFrom('auth.users').where('id', '=', id).execute();
};
