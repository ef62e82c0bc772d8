import { type Kysely, sql } from 'kysely';
import type { AccountsTransaction } from '../accounts-room.ts';
import type { AccountsTables, IdentityRow, Metadata } from '../tables.ts';

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

/** Who has an identity whose provider vouches for this (lower-case) address. */
export const ownersOfVerifiedEmail = async (database: Kysely<AccountsTables>, email: string): Promise<string[]> => {
  const owners = await database
    .selectFrom('auth.identities as identity')
    .innerJoin('auth.users as owner', 'owner.id', 'identity.user_id')
    .select('identity.user_id')
    .distinct()
    .where('identity.email', '=', email)
    .where(sql<boolean>`identity.identity_data -> 'email_verified' = 'true'::jsonb`)
    .where('owner.deleted_at', 'is', null)
    .execute();
  return owners.map(({ user_id }) => user_id);
};

/** What the provider says of them now; undefined when the identity has been removed meanwhile. */
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
