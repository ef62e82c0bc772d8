import { sql } from 'kysely';
import type { AccountsTransaction } from '../accounts-context.ts';
import type { Metadata, UserRow } from '../tables.ts';

/** Marks an address as proven. */
export const markVerified = (transaction: AccountsTransaction, userId: string): Promise<UserRow> =>
  transaction
    .updateTable('auth.users')
    .set({ email_verified_at: sql<Date>`now()`, updated_at: new Date() })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();

type Claim = {
  /** The identity that proves it. */
  readonly identityId: string | null;
  /** Whether the account's own identity of the address is retained, with the data of the sign-up form. */
  readonly retainsOwnIdentity: boolean;
  readonly flowId: string | null;
  readonly userMetadata: Metadata;
};

/**
 * Ends all earlier access to a locked user's account and marks its address as proven. Retains only the identity that proved it and
 * the flow that the proof continues.
 */
export const endPreparedAccess = async (
  transaction: AccountsTransaction,
  userId: string,
  { identityId, retainsOwnIdentity, flowId, userMetadata }: Claim,
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
    .where(sql<boolean>`not (${retainsOwnIdentity} and provider = 'email')`)
    .execute();
  return transaction
    .updateTable('auth.users')
    .set({
      encrypted_password: null,
      email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())`,
      email_verified_at: sql<Date>`now()`,
      user_metadata: JSON.stringify(userMetadata),
      updated_at: new Date(),
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
};
