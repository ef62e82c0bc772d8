import type { AccountsContext, AccountsTransaction, Visitor } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import { recordEvent } from '../audit.repository.ts';
import { signAccessToken } from '../keys/access-token.ts';
import type { SessionRow, SignInMethod, UserRow } from '../tables.ts';
import { toUserAnswer, type UserAnswer } from '../users/user-answer.ts';
import { createRefreshToken } from './refresh-token.ts';
import { hasNewerSession, insertSession } from './sessions.repository.ts';

/** Creates a session for one sign-in method (accounts contract, section 3), and writes it to the audit log. */
export const createSession = async (
  transaction: AccountsTransaction,
  userId: string,
  method: SignInMethod,
  visitor: Visitor,
): Promise<SessionRow> => {
  const amr = [{ method, timestamp: Math.floor(Date.now() / 1000) }];
  const session = await insertSession(transaction, { userId, amr, visitor });
  await recordEvent(transaction, 'signed_in', { userId, sessionId: session.id, visitor });
  return session;
};

/** Response of every grant (accounts contract, section 1.3); `expires_in` in seconds, `expires_at` in Unix seconds. */
export type SessionAnswer = {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: UserAnswer;
  /** Tokens for the provider's own services, returned once after a sign-in by the provider. */
  readonly provider_token?: string;
  readonly provider_refresh_token?: string;
  readonly weak_password?: { readonly message: string; readonly reasons: readonly string[] };
};

/** A new access token and the session's current refresh token. */
export const sessionAnswer = async (
  accounts: AccountsContext,
  { user, session }: { readonly user: UserRow; readonly session: SessionRow },
): Promise<SessionAnswer> => {
  const [access, described] = await Promise.all([
    signAccessToken(accounts, user, session),
    toUserAnswer(accounts.database, user),
  ]);
  return {
    access_token: access.token,
    token_type: 'bearer',
    expires_in: accounts.settings.accessTokenTtlSeconds,
    expires_at: access.expiresAt,
    refresh_token: createRefreshToken(session, session.refresh_sequence),
    user: described,
  };
};

/**
 * Returns the reason why the settings end a session, or null: maximum age, inactivity, or a newer sign-in of the user (accounts
 * contract, section 5).
 */
export const sessionEndReason = async (
  { settings: { sessions } }: AccountsContext,
  transaction: AccountsTransaction,
  session: SessionRow,
): Promise<AccountsError | null> => {
  if (isPast(session.created_at, sessions.timeboxSeconds)) return expired('');
  if (isPast(session.refreshed_at, sessions.inactivitySeconds)) return expired(' (Inactivity)');
  if (sessions.singlePerUser && (await hasNewerSession(transaction, session)))
    return expired(' (Revoked by Newer Login)');
  return null;
};

const isPast = (since: Date, seconds: number | null): boolean =>
  seconds !== null && Date.now() - since.getTime() > seconds * 1000;

const expired = (why: string): AccountsError =>
  new AccountsError(400, 'session_expired', `Invalid Refresh Token: Session Expired${why}`);
