import type { AccountsTransaction, Visitor } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import type { SessionRow, SignInMethod } from '../tables.ts';
import { insertSession } from './sessions.repository.ts';

/** Starts a session proven by one method (accounts contract, section 3), and writes it down. */
export const openSession = async (
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
