import type { Kysely } from 'kysely';
import type { Visitor } from './accounts-room.ts';
import type { AccountsTables } from './tables.ts';

export type AuditEvent =
  | 'signed_up'
  | 'signed_in'
  | 'signed_out'
  | 'refresh_token_reused'
  | 'session_revoked'
  | 'password_changed'
  | 'email_changed'
  | 'phone_changed'
  | 'address_confirmed'
  | 'recovery_asked'
  | 'factor_enrolled'
  | 'factor_verified'
  | 'factor_refused'
  | 'factor_removed'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'user_made'
  | 'user_changed'
  | 'user_deleted';

/** Writes down what happened to an account, in the transaction it happened in (accounts contract, section 11). */
export const recordEvent = async (
  database: Kysely<AccountsTables>,
  event: AuditEvent,
  about: { readonly userId: string; readonly sessionId?: string; readonly visitor?: Visitor },
): Promise<void> => {
  await database
    .insertInto('auth.audit_log')
    .values({
      event,
      user_id: about.userId,
      session_id: about.sessionId ?? null,
      ip: about.visitor?.address ?? null,
      user_agent: about.visitor?.userAgent ?? null,
    })
    .execute();
};
