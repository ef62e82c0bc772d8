import { type AliasableExpression, type Expression, type Kysely, sql } from 'kysely';
import { allConditionsHold, type Clause } from '#core/server/database/atomic-statement.ts';
import type { AccountsTransaction } from '../accounts-context.ts';
import type { AccountsTables, IdentityRow, Metadata, UserRow } from '../tables.ts';

/** A user to be created; omitted fields are unknown. */
export type NewUser = {
  readonly id: string;
  readonly email?: string;
  readonly encryptedPassword?: string;
  readonly emailConfirmedAt?: Date;
  readonly emailProvenAt?: Date;
  readonly isMadeByOwner?: boolean;
  readonly lastSignInAt?: Date;
  readonly invitedAt?: Date;
  readonly appMetadata: Metadata;
  readonly userMetadata: Metadata;
  readonly language?: string | null;
};

/** The user with this (lower-case) address. */
export const findUserByEmail = (database: Kysely<AccountsTables>, email: string): Promise<UserRow | undefined> =>
  database.selectFrom('auth.users').selectAll().where('email', '=', email).executeTakeFirst();

/** Returns those of these users who exist. */
export const describeUsers = async (
  database: Kysely<AccountsTables>,
  ids: readonly string[],
): Promise<DescribedUser[]> => {
  const { rows } = await sql<DescribedUser>`
    select id, coalesce(email, '') as email, email_verified_at is not null as "isEmailVerified", exists (
      select from auth.factors where user_id = users.id and status = 'verified'
    ) as "hasSecondFactor"
    from auth.users where id = any(${[...ids]}::uuid[])`.execute(database);
  return rows;
};

type DescribedUser = { id: string; email: string; isEmailVerified: boolean; hasSecondFactor: boolean };
/** SQL expression of a user's address; empty without one. A user with only a phone number has it in `email`. */
export const emailOf = (id: Expression<string | null>): AliasableExpression<string> =>
  sql<string>`coalesce((select email from auth.users where users.id = ${id} and email like '%@%'), '')`;

/** `emailOf` for proven addresses only. */
export const provenEmailOf = (id: Expression<string | null>): AliasableExpression<string> =>
  sql<string>`coalesce((select email from auth.users where users.id = ${id} and email_verified_at is not null), '')`;

export const findUser = (database: Kysely<AccountsTables>, id: string): Promise<UserRow | undefined> =>
  database.selectFrom('auth.users').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Finds the user and locks the row until the transaction ends. Every change of a user's rows (tokens, sessions,
 * factors, identities) locks the user first, which serializes changes and prevents deadlocks.
 */
export const lockUser = (transaction: AccountsTransaction, id: string): Promise<UserRow | undefined> =>
  transaction.selectFrom('auth.users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** The user with this (lower-case) address, locked as by `lockUser`. */
export const lockUserByEmail = (transaction: AccountsTransaction, email: string): Promise<UserRow | undefined> =>
  transaction.selectFrom('auth.users').selectAll().where('email', '=', email).forNoKeyUpdate().executeTakeFirst();

/** Inserts a user; undefined when the address is taken (unique index). */
export const insertUser = (transaction: AccountsTransaction, user: NewUser): Promise<UserRow | undefined> =>
  transaction
    .insertInto('auth.users')
    .values({
      id: user.id,
      email: user.email ?? null,
      encrypted_password: user.encryptedPassword ?? null,
      email_confirmed_at: user.emailConfirmedAt ?? null,
      email_verified_at: user.emailProvenAt ?? null,
      is_created_by_owner: user.isMadeByOwner ?? false,
      last_sign_in_at: user.lastSignInAt ?? null,
      invited_at: user.invitedAt ?? null,
      app_metadata: JSON.stringify(user.appMetadata),
      user_metadata: JSON.stringify(user.userMetadata),
      language: user.language ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export type NewIdentity = {
  readonly userId: string;
  readonly provider: string;
  /** The user's id at the provider; for `email` the id of our user. */
  readonly subject: string;
  readonly data: Metadata;
};

/** Undefined when a user already has this identity. */
export const insertIdentity = (
  transaction: AccountsTransaction,
  { userId, provider, subject, data }: NewIdentity,
): Promise<IdentityRow | undefined> =>
  transaction
    .insertInto('auth.identities')
    .values({
      user_id: userId,
      provider,
      provider_id: subject,
      identity_data: JSON.stringify(data),
      last_sign_in_at: new Date(),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doNothing())
    .returningAll()
    .executeTakeFirst();

export const identitiesOf = (database: Kysely<AccountsTables>, userId: string): Promise<IdentityRow[]> =>
  database.selectFrom('auth.identities').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();

/** Records a sign-in; undefined when the password has changed since the check. */
export const markSignedIn = (transaction: AccountsTransaction, checked: UserRow): Promise<UserRow | undefined> =>
  transaction
    .updateTable('auth.users')
    .set({ last_sign_in_at: new Date(), updated_at: new Date() })
    .where('id', '=', checked.id)
    .where('encrypted_password', '=', checked.encrypted_password)
    .returningAll()
    .executeTakeFirst();

/** Updates the given fields only. */
export const updateUser = (
  transaction: AccountsTransaction,
  userId: string,
  change: { readonly encryptedPassword: string | null; readonly userMetadata: Metadata },
): Promise<UserRow> =>
  transaction
    .updateTable('auth.users')
    .set({
      encrypted_password: sql`coalesce(${change.encryptedPassword}, encrypted_password)`,
      user_metadata: JSON.stringify(change.userMetadata),
      updated_at: new Date(),
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Marks the user as invited by the owner now. */
export const markInvited = (transaction: AccountsTransaction, id: string): Promise<UserRow> =>
  transaction
    .updateTable('auth.users')
    .set({ invited_at: new Date(), updated_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** A customer created by the owner; `email` is null without an address. */
type Contact = { readonly id: string; readonly email: string | null; readonly language: string };

/**
 * Clause that creates a user without a password for a phone customer; no-op when the id exists. An address (in lower case) of another
 * user is a unique violation, which aborts the statement. This user cannot sign in before `inviteContact` has sent the invitation.
 */
export const insertContactClause = ({ id, email, language }: Contact): Clause => {
  const identity = { sub: id, email, email_verified: false, phone_verified: false };
  return {
    name: 'user',
    writes: sql`contact as (
      insert into auth.users (id, email, is_created_by_owner, app_metadata, language)
      select ${id}::uuid, ${email}::text, true, ${JSON.stringify(email === null ? {} : EMAIL_METADATA)}::jsonb, ${language}::text
      where ${allConditionsHold}
      on conflict (id) do nothing
    ), contact_identity as (
      insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
      select ${id}::uuid, 'email', ${id}::text, ${JSON.stringify(identity)}::jsonb, now()
      where ${allConditionsHold} and ${email}::text is not null
      on conflict (provider, provider_id) do nothing
    )`,
  };
};

/** Metadata of a user with an address only. */
const EMAIL_METADATA = { provider: 'email', providers: ['email'] };

/** Whether a user was created by `insertContactClause` and has no address. */
export const isContactUser = async (transaction: AccountsTransaction, id: string): Promise<boolean> => {
  const user = await transaction
    .selectFrom('auth.users')
    .select('id')
    .where('id', '=', id)
    .where('is_created_by_owner', '=', true)
    .where('email', 'is', null)
    .where('encrypted_password', 'is', null)
    .executeTakeFirst();
  return user !== undefined;
};

/** Sets the address of a locked user without one. */
export const setFirstEmail = async (transaction: AccountsTransaction, id: string, email: string): Promise<void> => {
  await transaction
    .updateTable('auth.users')
    .set({
      email,
      app_metadata: JSON.stringify(EMAIL_METADATA),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .where('email', 'is', null)
    .execute();
};
