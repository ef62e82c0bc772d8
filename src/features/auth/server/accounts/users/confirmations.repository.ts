import { sql } from 'kysely';
import type { AccountsTransaction } from '../accounts-context.ts';
import type { Metadata, UserRow } from '../tables.ts';

/** Column with the time of the latest mail of a kind. */
export type SentColumn = 'confirmation_sent_at' | 'recovery_sent_at' | 'reauthentication_sent_at';

export const markSent = (transaction: AccountsTransaction, userId: string, column: SentColumn): Promise<UserRow> =>
  transaction
    .updateTable('auth.users')
    .set({ [column]: new Date() })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Marks the address as confirmed. */
export const confirmEmail = async (transaction: AccountsTransaction, userId: string): Promise<UserRow> => {
  const verified = JSON.stringify({ email_verified: true });
  await transaction
    .updateTable('auth.identities')
    .set({ identity_data: sql<string>`identity_data || ${verified}::jsonb`, updated_at: new Date() })
    .where('user_id', '=', userId)
    .where('provider', '=', 'email')
    .execute();
  return transaction
    .updateTable('auth.users')
    .set({
      email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())`,
      user_metadata: sql<string>`case when user_metadata ? 'email_verified'
        then user_metadata || ${verified}::jsonb else user_metadata end`,
      last_sign_in_at: new Date(),
      updated_at: new Date(),
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Updates or creates the user's identity of their address. */
export const upsertEmailIdentity = async (
  transaction: AccountsTransaction,
  userId: string,
  data: Metadata,
): Promise<void> => {
  await sql`insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
    values (${userId}, 'email', ${userId}, ${JSON.stringify({ sub: userId, ...data })}::jsonb, now())
    on conflict (provider, provider_id) do update
      set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = now()`.execute(
    transaction,
  );
};
