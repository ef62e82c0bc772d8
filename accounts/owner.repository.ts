import type { Kysely } from 'kysely';
import type { AccountsTransaction } from './accounts-context.ts';
import type { AccountsTables } from './tables.ts';

type Database = Kysely<AccountsTables>;

/** Lets nobody else add anything to a person until the transaction ends; false when there is no such person. */
export const lockUserForDeletion = async (transaction: AccountsTransaction, id: string): Promise<boolean> => {
  const held = await transaction
    .selectFrom('auth.users')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
};

/** What happened to an account stays written down, without where that came from. */
export const clearVisitorTraces = async (transaction: AccountsTransaction, userId: string): Promise<void> => {
  await transaction
    .updateTable('auth.audit_log')
    .set({ ip: null, user_agent: null })
    .where('user_id', '=', userId)
    .execute();
};

/** Where somebody is signed in, the newest first. */
export const sessionsOf = (database: Database, userId: string) =>
  database
    .selectFrom('auth.sessions')
    .select(['id', 'created_at', 'refreshed_at', 'user_agent', 'ip', 'amr'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();

/** What has happened to an account, the newest first. */
export const eventsOf = (database: Database, userId: string) =>
  database
    .selectFrom('auth.audit_log')
    .select(['event', 'created_at', 'user_agent', 'ip'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
