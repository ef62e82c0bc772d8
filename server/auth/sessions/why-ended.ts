import { AccountsError } from '../accounts-error.ts';
import type { AccountsRoom, AccountsTransaction } from '../accounts-room.ts';
import type { SessionRow } from '../tables.ts';
import { hasNewerSession } from './sessions.repository.ts';

/**
 * Why the owner's rules let a session be refreshed no more, or null: it is too old, it rested too long, or the person
 * has signed in elsewhere since (accounts contract, section 5).
 */
export const whyEnded = async (
  { settings: { sessions } }: AccountsRoom,
  transaction: AccountsTransaction,
  session: SessionRow,
): Promise<AccountsError | null> => {
  if (isPast(session.created_at, sessions.timeboxSeconds)) return expired('');
  if (isPast(session.refreshed_at, sessions.inactivitySeconds)) return expired(' (Inactivity)');
  if (sessions.isSingle && (await hasNewerSession(transaction, session))) return expired(' (Revoked by Newer Login)');
  return null;
};

const isPast = (since: Date, seconds: number | null): boolean =>
  seconds !== null && Date.now() - since.getTime() > seconds * 1000;

const expired = (why: string): AccountsError =>
  new AccountsError(400, 'session_expired', `Invalid Refresh Token: Session Expired${why}`);
