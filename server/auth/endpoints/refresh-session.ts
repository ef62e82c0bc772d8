import * as v from 'valibot';
import { AccountsError, invalid } from '../accounts-error.ts';
import type { AccountsRoom, AccountsTransaction, Visitor } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import { isSignedBy, type RefreshTokenParts, readRefreshToken } from '../sessions/refresh-token.ts';
import { type SessionAnswer, sessionAnswer } from '../sessions/session-answer.ts';
import { advanceSession, deleteSessions, lockSession, sessionOwner } from '../sessions/sessions.repository.ts';
import { whyEnded } from '../sessions/why-ended.ts';
import type { SessionRow, UserRow } from '../tables.ts';
import { refuseBanned } from '../users/refuse-banned.ts';

export const RefreshWish = v.object({ refresh_token: v.nullish(v.string(), '') });
export type RefreshWish = v.InferOutput<typeof RefreshWish>;

/**
 * POST /token?grant_type=refresh_token (accounts contract, section 5). The current token rotates; the one before it, or
 * one outdated for only a moment, answers the current token again (two tabs, a lost answer); any older one was stolen
 * and ends the session, and so does one from before a second factor was given (section 3). Never answered 429 or 409: the
 * client would sign its person out.
 */
export const refreshSession = async (
  room: AccountsRoom,
  wish: RefreshWish,
  visitor: Visitor,
): Promise<SessionAnswer> => {
  const token = readRefreshToken(wish.refresh_token);
  if (token === null) throw invalid('Refresh token is not valid');
  // A theft is answered, not thrown, inside the transaction: the end of the session must be kept.
  const outcome = await room.inTransaction((transaction) => exchange(room, transaction, token, visitor));
  if (outcome instanceof AccountsError) throw outcome;
  return sessionAnswer(room, outcome);
};

const exchange = async (
  room: AccountsRoom,
  transaction: AccountsTransaction,
  token: RefreshTokenParts,
  visitor: Visitor,
): Promise<{ user: UserRow; session: SessionRow } | AccountsError> => {
  const session = await lockSession(transaction, token.sessionId);
  if (session === undefined || !isSignedBy(session, token)) {
    return new AccountsError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  }
  const user = await sessionOwner(transaction, session);
  if (user === undefined) {
    return new AccountsError(400, 'session_not_found', 'Invalid Refresh Token: No Valid Session Found');
  }
  refuseBanned(user, 400);

  const ended = await whyEnded(room, transaction, session);
  if (ended !== null) return ended;

  const lag = session.refresh_counter - token.counter;
  if (lag === 0) return { user, session: await advanceSession(transaction, session, visitor) };
  if (lag === 1 || (lag > 1 && isWithinReuse(room, session, token))) return { user, session };

  const about = { userId: user.id, sessionId: session.id, visitor };
  await deleteSessions(transaction, about, 'local');
  await recordEvent(transaction, 'refresh_token_reused', about);
  return new AccountsError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
};

const isWithinReuse = ({ settings }: AccountsRoom, session: SessionRow, { counter }: RefreshTokenParts): boolean =>
  counter >= session.refresh_floor && Date.now() - session.refreshed_at.getTime() < settings.refreshReuseSeconds * 1000;
