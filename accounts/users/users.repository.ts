import { type Kysely, sql } from 'kysely';
import type { AccountsTransaction } from '../accounts-context.ts';
import type { AccountsTables, IdentityRow, Metadata, UserRow } from '../tables.ts';

/** A person to be kept; what is left out is not known. */
export type NewUser = {
  readonly id: string;
  readonly email?: string;
  readonly phone?: string;
  readonly encryptedPassword?: string;
  readonly emailConfirmedAt?: Date;
  readonly phoneConfirmedAt?: Date;
  readonly emailProvenAt?: Date;
  readonly phoneProvenAt?: Date;
  readonly isMadeByOwner?: boolean;
  readonly lastSignInAt?: Date;
  readonly invitedAt?: Date;
  readonly bannedUntil?: Date;
  readonly appMetadata: Metadata;
  readonly userMetadata: Metadata;
  readonly isAnonymous?: boolean;
  readonly language?: string | null;
};

/** The person with this (lower-case) address, unless deleted. */
export const findUserByEmail = (database: Kysely<AccountsTables>, email: string): Promise<UserRow | undefined> =>
  database
    .selectFrom('auth.users')
    .selectAll()
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** What those of these people who are not deleted are known by. */
export const describeUsers = async (
  database: Kysely<AccountsTables>,
  ids: readonly string[],
): Promise<{ id: string; email: string; hasSecondFactor: boolean }[]> => {
  const { rows } = await sql<{ id: string; email: string; hasSecondFactor: boolean }>`
    select id, coalesce(email, phone, '') as email, exists (
      select from auth.factors where user_id = users.id and status = 'verified'
    ) as "hasSecondFactor"
    from auth.users where id = any(${[...ids]}::uuid[]) and deleted_at is null`.execute(database);
  return rows;
};

/** The person, unless deleted. */
export const findUser = (database: Kysely<AccountsTables>, id: string): Promise<UserRow | undefined> =>
  database.selectFrom('auth.users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();

/**
 * The person, whose row nobody else may change until the transaction ends. Whoever changes what belongs to a person (tokens,
 * sessions, factors, identities) locks them first, so that two who do so at once take turns and never wait for each other.
 */
export const lockUser = (transaction: AccountsTransaction, id: string): Promise<UserRow | undefined> =>
  transaction.selectFrom('auth.users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** The person with this (lower-case) address, locked as by `lockUser`. */
export const lockUserByEmail = (transaction: AccountsTransaction, email: string): Promise<UserRow | undefined> =>
  transaction
    .selectFrom('auth.users')
    .selectAll()
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The person with this number (digits, without "+"), unless deleted. */
export const findUserByPhone = (database: Kysely<AccountsTables>, phone: string): Promise<UserRow | undefined> =>
  database
    .selectFrom('auth.users')
    .selectAll()
    .where('phone', '=', phone)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Keeps a new person; undefined when the address or the number is taken, which the database decides. */
export const insertUser = (transaction: AccountsTransaction, user: NewUser): Promise<UserRow | undefined> =>
  transaction
    .insertInto('auth.users')
    .values({
      id: user.id,
      email: user.email ?? null,
      phone: user.phone ?? null,
      encrypted_password: user.encryptedPassword ?? null,
      email_confirmed_at: user.emailConfirmedAt ?? null,
      phone_confirmed_at: user.phoneConfirmedAt ?? null,
      email_verified_at: user.emailProvenAt ?? null,
      phone_verified_at: user.phoneProvenAt ?? null,
      is_created_by_owner: user.isMadeByOwner ?? false,
      last_sign_in_at: user.lastSignInAt ?? null,
      invited_at: user.invitedAt ?? null,
      banned_until: user.bannedUntil ?? null,
      app_metadata: JSON.stringify(user.appMetadata),
      user_metadata: JSON.stringify(user.userMetadata),
      is_anonymous: user.isAnonymous ?? false,
      language: user.language ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export type NewIdentity = {
  readonly userId: string;
  readonly provider: string;
  /** Who they are to the provider; for `email` and `phone` the person's own id. */
  readonly subject: string;
  readonly data: Metadata;
};

/** Undefined when this identity is somebody's already. */
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

/** Undefined when the password is no longer the one that was checked: a change in the meantime must win. */
export const markSignedIn = (transaction: AccountsTransaction, checked: UserRow): Promise<UserRow | undefined> =>
  transaction
    .updateTable('auth.users')
    .set({ last_sign_in_at: new Date(), updated_at: new Date() })
    .where('id', '=', checked.id)
    .where('encrypted_password', '=', checked.encrypted_password)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Writes the parts that are given and leaves the others as they are. */
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
