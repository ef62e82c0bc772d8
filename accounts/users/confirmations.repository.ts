import { sql } from 'kysely';
import { unlessUniqueViolation } from '../../platform/database/errors.ts';
import type { AccountsTransaction } from '../accounts-context.ts';
import type { Metadata, UserRow } from '../tables.ts';

/** Column with the time of the latest mail of a kind. */
export type SentColumn =
  | 'confirmation_sent_at'
  | 'recovery_sent_at'
  | 'email_change_sent_at'
  | 'phone_change_sent_at'
  | 'reauthentication_sent_at';

export const markSent = (transaction: AccountsTransaction, userId: string, column: SentColumn): Promise<UserRow> =>
  transaction
    .updateTable('auth.users')
    .set({ [column]: new Date() })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Marks the address or number as confirmed; the user is no longer anonymous. */
export const confirmContact = async (
  transaction: AccountsTransaction,
  userId: string,
  contact: 'email' | 'phone',
): Promise<UserRow> => {
  const verified = JSON.stringify({ [`${contact}_verified`]: true });
  await transaction
    .updateTable('auth.identities')
    .set({ identity_data: sql<string>`identity_data || ${verified}::jsonb`, updated_at: new Date() })
    .where('user_id', '=', userId)
    .where('provider', '=', contact)
    .execute();
  const column = `${contact}_confirmed_at` as const;
  return transaction
    .updateTable('auth.users')
    .set({
      [column]: sql<Date>`coalesce(${sql.ref(column)}, now())`,
      user_metadata: sql<string>`case when user_metadata ? ${`${contact}_verified`}
        then user_metadata || ${verified}::jsonb else user_metadata end`,
      is_anonymous: false,
      last_sign_in_at: new Date(),
      updated_at: new Date(),
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Stores the pending new address; replaces an earlier pending one. */
export const awaitNewEmail = (transaction: AccountsTransaction, userId: string, email: string): Promise<UserRow> =>
  transaction
    .updateTable('auth.users')
    .set({ new_email: email, email_change_confirmed_by: null, new_email_verified_at: null, updated_at: new Date() })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();

export const awaitNewPhone = (transaction: AccountsTransaction, userId: string, phone: string): Promise<UserRow> =>
  transaction
    .updateTable('auth.users')
    .set({ new_phone: phone, updated_at: new Date() })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Stores which address has confirmed the change; this may prove the new one. */
export const agreeToNewEmail = async (
  transaction: AccountsTransaction,
  userId: string,
  { side, newEmailProvenAt }: { readonly side: 'current' | 'new'; readonly newEmailProvenAt: Date | null },
): Promise<void> => {
  await transaction
    .updateTable('auth.users')
    .set({ email_change_confirmed_by: side, new_email_verified_at: newEmailProvenAt, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
};

/** Replaces the address by the new one; undefined when another user has it. */
export const applyNewEmail = (
  transaction: AccountsTransaction,
  {
    userId,
    email,
    provenAt,
    userMetadata,
  }: {
    readonly userId: string;
    readonly email: string;
    readonly provenAt: Date | null;
    readonly userMetadata: Metadata;
  },
): Promise<UserRow | undefined> =>
  unlessUniqueViolation(
    transaction
      .updateTable('auth.users')
      .set({
        email,
        new_email: null,
        email_change_confirmed_by: null,
        email_confirmed_at: new Date(),
        email_verified_at: provenAt,
        new_email_verified_at: null,
        is_created_by_owner: false,
        user_metadata: JSON.stringify(userMetadata),
        is_anonymous: false,
        updated_at: new Date(),
      })
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

/** Replaces the number by the new one; undefined when another user has it. */
export const applyNewPhone = (
  transaction: AccountsTransaction,
  userId: string,
  { phone, provenAt }: { readonly phone: string; readonly provenAt: Date | null },
): Promise<UserRow | undefined> =>
  unlessUniqueViolation(
    transaction
      .updateTable('auth.users')
      .set({
        phone,
        new_phone: null,
        phone_confirmed_at: new Date(),
        phone_verified_at: provenAt,
        is_anonymous: false,
        updated_at: new Date(),
      })
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

/** Updates or creates the user's identity of an address or number. */
export const upsertOwnIdentity = async (
  transaction: AccountsTransaction,
  {
    userId,
    provider,
    data,
  }: { readonly userId: string; readonly provider: 'email' | 'phone'; readonly data: Metadata },
): Promise<void> => {
  await sql`insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
    values (${userId}, ${provider}, ${userId}, ${JSON.stringify({ sub: userId, ...data })}::jsonb, now())
    on conflict (provider, provider_id) do update
      set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = now()`.execute(
    transaction,
  );
};
