import { type Kysely, sql } from 'kysely';
import { unlessUniqueViolation } from '#core/server/database/errors.ts';
import type { AccountsTransaction } from '../accounts-context.ts';
import { clearTokens } from '../one-time-tokens/one-time-tokens.repository.ts';
import type { AccountsTables, IdentityRow, Metadata, UserRow } from '../tables.ts';
import { identitiesOf } from '../users/users.repository.ts';

export const findIdentity = (
  database: Kysely<AccountsTables>,
  provider: string,
  subject: string,
): Promise<IdentityRow | undefined> =>
  database
    .selectFrom('auth.identities')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', subject)
    .executeTakeFirst();

/** Users with an identity whose provider has verified this (lower-case) address. */
export const findUsersByVerifiedEmail = async (database: Kysely<AccountsTables>, email: string): Promise<string[]> => {
  const owners = await database
    .selectFrom('auth.identities')
    .select('user_id')
    .distinct()
    .where('email', '=', email)
    .where(sql<boolean>`identity_data -> 'email_verified' = 'true'::jsonb`)
    .execute();
  return owners.map(({ user_id }) => user_id);
};

/** Updates the provider's data; undefined when the identity was removed meanwhile. */
export const refreshIdentity = (
  transaction: AccountsTransaction,
  identityId: string,
  data: Metadata,
): Promise<IdentityRow | undefined> => {
  const now = new Date();
  return transaction
    .updateTable('auth.identities')
    .set({ identity_data: JSON.stringify(data), last_sign_in_at: now, updated_at: now })
    .where('id', '=', identityId)
    .returningAll()
    .executeTakeFirst();
};

export const deleteIdentity = async (transaction: AccountsTransaction, identityId: string): Promise<void> => {
  await transaction.deleteFrom('auth.identities').where('id', '=', identityId).execute();
};

/** Returns those of these addresses that belong to other users. */
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

/** Updates the list of providers from the user's identities, oldest first. */
export const rewriteProviders = async (transaction: AccountsTransaction, userId: string): Promise<UserRow> => {
  const identities = await identitiesOf(transaction, userId);
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  const listed = JSON.stringify({ provider: providers[0] ?? 'email', providers });
  return transaction
    .updateTable('auth.users')
    .set({ app_metadata: sql`app_metadata || ${listed}::jsonb`, updated_at: new Date() })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Records a sign-in through a provider, with the metadata it gave. */
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
 * Sets or removes the user's address, confirmed or not; it counts as proven only once its owner proves it
 * (decision 162). Pending tokens to the old address become invalid. False when another user has the address; the
 * transaction must then be rolled back.
 */
export const moveEmail = async (
  transaction: AccountsTransaction,
  userId: string,
  { email, isConfirmed }: { readonly email: string | null; readonly isConfirmed: boolean },
): Promise<boolean> => {
  await clearTokens(transaction, userId);
  const moved = await unlessUniqueViolation(
    transaction
      .updateTable('auth.users')
      .set({
        email,
        email_confirmed_at: isConfirmed ? sql`coalesce(email_confirmed_at, now())` : null,
        email_verified_at: null,
        is_created_by_owner: false,
        updated_at: new Date(),
      })
      .where('id', '=', userId)
      .execute(),
  );
  return moved !== undefined;
};
