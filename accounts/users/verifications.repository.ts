import { sql } from 'kysely';
import type { AccountsTransaction } from '../accounts-context.ts';
import type { Metadata, UserRow } from '../tables.ts';

/** Marks an address or number as proven. */
export const markVerified = (
  transaction: AccountsTransaction,
  userId: string,
  contact: 'email' | 'phone',
): Promise<UserRow> =>
  transaction
    .updateTable('auth.users')
    .set({ [`${contact}_verified_at`]: sql<Date>`now()`, updated_at: new Date() })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();

type Claim = {
  readonly contact: 'email' | 'phone';
  /** The identity that proves it. */
  readonly identityId: string | null;
  /** Whether the account's own identity of the address or number stays, with the data of the sign-up form. */
  readonly isOwnIdentityKept: boolean;
  readonly flowId: string | null;
  readonly userMetadata: Metadata;
};

/**
 * Ends all access to a locked user's account from before the proof of its address or number, and marks it
 * proven. Only the identity that proved it and the flow that the proof continues stay.
 */
export const endPreparedAccess = async (
  transaction: AccountsTransaction,
  userId: string,
  { contact, identityId, isOwnIdentityKept, flowId, userMetadata }: Claim,
): Promise<UserRow> => {
  for (const table of ['auth.sessions', 'auth.factors', 'auth.one_time_tokens'] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await transaction
    .deleteFrom('auth.flow_states')
    .where((be) => be.or([be('user_id', '=', userId), be('linking_user_id', '=', userId)]))
    .where(sql<boolean>`id is distinct from ${flowId}::uuid`)
    .execute();
  await transaction
    .deleteFrom('auth.identities')
    .where('user_id', '=', userId)
    .where(sql<boolean>`id is distinct from ${identityId}::uuid`)
    .where(sql<boolean>`not (${isOwnIdentityKept} and provider = ${contact})`)
    .execute();
  const other = contact === 'email' ? 'phone' : 'email';
  return transaction
    .updateTable('auth.users')
    .set({
      encrypted_password: null,
      [`${contact}_confirmed_at`]: sql<Date>`coalesce(${sql.ref(`${contact}_confirmed_at`)}, now())`,
      [`${contact}_verified_at`]: sql<Date>`now()`,
      [other]: null,
      [`${other}_confirmed_at`]: null,
      [`${other}_verified_at`]: null,
      new_email: null,
      email_change_confirmed_by: null,
      new_email_verified_at: null,
      new_phone: null,
      user_metadata: JSON.stringify(userMetadata),
      updated_at: new Date(),
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
};
