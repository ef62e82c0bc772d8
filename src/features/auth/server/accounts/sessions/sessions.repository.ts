import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { AccountsTransaction, Visitor } from '../accounts-context.ts';
import type { AccountsTables, AssuranceLevel, AuthenticationMethod, SessionRow, UserRow } from '../tables.ts';

export type SignOutScope = 'global' | 'local' | 'others';

export const insertSession = (
  transaction: AccountsTransaction,
  session: { readonly userId: string; readonly amr: readonly AuthenticationMethod[]; readonly visitor: Visitor },
): Promise<SessionRow> =>
  transaction
    .insertInto('auth.sessions')
    .values({
      user_id: session.userId,
      refresh_secret: randomBytes(32),
      amr: JSON.stringify(session.amr),
      ip: session.visitor.address,
      user_agent: session.visitor.userAgent,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findSession = (database: Kysely<AccountsTables>, id: string): Promise<SessionRow | undefined> =>
  database.selectFrom('auth.sessions').selectAll().where('id', '=', id).executeTakeFirst();

/** Finds the session and locks it until the transaction ends. */
export const lockSession = (transaction: AccountsTransaction, id: string): Promise<SessionRow | undefined> =>
  transaction.selectFrom('auth.sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const sessionOwner = (transaction: AccountsTransaction, session: SessionRow): Promise<UserRow | undefined> =>
  transaction.selectFrom('auth.users').selectAll().where('id', '=', session.user_id).executeTakeFirst();

/** Whether the user has a newer session. */
export const hasNewerSession = async (transaction: AccountsTransaction, session: SessionRow): Promise<boolean> => {
  const newer = await transaction
    .selectFrom('auth.sessions')
    .select('id')
    .where('user_id', '=', session.user_id)
    // Compared in SQL: a timestamp in JavaScript is truncated to milliseconds.
    .where('created_at', '>', (own) =>
      own.selectFrom('auth.sessions').select('created_at').where('id', '=', session.id),
    )
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
};

export const advanceSession = (
  transaction: AccountsTransaction,
  session: SessionRow,
  visitor: Visitor,
): Promise<SessionRow> =>
  transaction
    .updateTable('auth.sessions')
    .set({
      refresh_sequence: session.refresh_sequence + 1,
      refreshed_at: new Date(),
      ip: visitor.address,
      user_agent: visitor.userAgent,
    })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Deletes this session, all of the user's, or all but this one. */
export const deleteSessions = async (
  database: Kysely<AccountsTables>,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  scope: SignOutScope,
): Promise<void> => {
  let query = database.deleteFrom('auth.sessions').where('user_id', '=', userId);
  if (scope !== 'global') query = query.where('id', scope === 'local' ? '=' : '!=', sessionId);
  await query.execute();
};

/** Deletes the sessions whose last refresh is before a moment. */
export const deleteUnusedSessions = async (database: Kysely<AccountsTables>, moment: Date): Promise<void> => {
  await database.deleteFrom('auth.sessions').where('refreshed_at', '<', moment).execute();
};

export type LiveSession = {
  readonly email: string | null;
  readonly banned_until: Date | null;
  readonly aal: AssuranceLevel | null;
  readonly has_second_factor: boolean;
  readonly is_email_verified: boolean;
};

/** User and session of a bearer (one prepared statement, run by every signed-in call); `aal` is null without a session. */
export const findLiveSession = async (
  pool: Pool,
  userId: string,
  sessionId: string | null,
): Promise<LiveSession | undefined> => {
  const { rows } = await pool.query<LiveSession>({
    name: 'auth-live-session',
    text: `select u.email, u.banned_until, s.aal, exists (
        select from auth.factors f where f.user_id = u.id and f.status = 'verified') as has_second_factor,
        u.email_verified_at is not null as is_email_verified
      from auth.users u left join auth.sessions s on s.id = $2 and s.user_id = u.id
      where u.id = $1`,
    values: [userId, sessionId],
  });
  return rows[0];
};
