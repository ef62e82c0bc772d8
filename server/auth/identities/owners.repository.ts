import { type Kysely, sql } from 'kysely';
import { unlessTaken } from '../../database/unless-taken.ts';
import type { AccountsTransaction } from '../accounts-room.ts';
import { clearTokens } from '../one-time/one-time-tokens.repository.ts';
import type { AccountsTables, Metadata, UserRow } from '../tables.ts';
import { identitiesOf } from '../users/users.repository.ts';

/** Of these addresses those that are somebody else's. */
export const addressesOfOthers = async (
  database: Kysely<AccountsTables>,
  userId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string | null>> => {
  const taken = await database
    .selectFrom('auth.users')
    .select('email')
    .where('email', 'in', emails)
    .where('id', '!=', userId)
    .execute();
  return new Set(taken.map(({ email }) => email));
};

/** Writes down which providers the person's identities come from, the oldest first; whoever has one is no stranger. */
export const rewriteProviders = async (transaction: AccountsTransaction, userId: string): Promise<UserRow> => {
  const identities = await identitiesOf(transaction, userId);
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  const listed = JSON.stringify({ provider: providers[0] ?? 'email', providers });
  return transaction
    .updateTable('auth.users')
    .set({ app_metadata: sql`app_metadata || ${listed}::jsonb`, is_anonymous: false, updated_at: new Date() })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** The person has come in by a provider. */
export const markEntered = (
  transaction: AccountsTransaction,
  userId: string,
  userMetadata: Metadata,
): Promise<UserRow> =>
  transaction
    .updateTable('auth.users')
    .set({ user_metadata: JSON.stringify(userMetadata), last_sign_in_at: new Date(), updated_at: new Date() })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Gives the person this address, or none. It counts as confirmed or does not, and as proven only once it is shown by whoever
 * has it (decision 162); what was on its way to the old one is void.
 * False when somebody else has the address; the transaction can then only be undone.
 */
export const moveEmail = async (
  transaction: AccountsTransaction,
  userId: string,
  { email, isConfirmed }: { readonly email: string | null; readonly isConfirmed: boolean },
): Promise<boolean> => {
  await clearTokens(transaction, userId);
  const moved = await unlessTaken(
    transaction
      .updateTable('auth.users')
      .set({
        email,
        email_confirmed_at: isConfirmed ? sql`coalesce(email_confirmed_at, now())` : null,
        email_proven_at: null,
        is_made_by_owner: false,
        new_email: null,
        email_change_agreed: null,
        new_email_proven_at: null,
        updated_at: new Date(),
      })
      .where('id', '=', userId)
      .execute(),
  );
  return moved !== undefined;
};

export const clearPhone = async (transaction: AccountsTransaction, userId: string): Promise<void> => {
  await transaction
    .updateTable('auth.users')
    .set({ phone: null, phone_confirmed_at: null, phone_proven_at: null, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
};
