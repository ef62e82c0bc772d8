import { Refusal } from '../../../domain/refusals.ts';
import type { AccountsRoom, AccountsTransaction } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import type { Caller } from '../identify.ts';
import { codeHash } from '../one-time/make-token.ts';
import { countWrongCode, findTokenByCode, takeToken } from '../one-time/one-time-tokens.repository.ts';
import { lockSession } from '../sessions/sessions.repository.ts';
import { confirmContact } from '../users/confirmations.repository.ts';
import { lockUser } from '../users/users.repository.ts';
import { spendTry } from './confirm-owner.ts';
import { proveOwner } from './prove-owner.ts';

const kinds = ['reauthentication'] as const;

/**
 * Proves a caller's e-mail address by the code that GET /reauthenticate has sent to it. They give it in their own session,
 * so nothing of the account ends (decision 162). A proven one stays proven. CODE_WRONG, SIGN_IN_REQUIRED or TOO_MANY_REQUESTS.
 */
export const proveOwnEmail = async (room: AccountsRoom, caller: Caller, code: string): Promise<void> => {
  if (caller.isEmailProven) return;
  await spendTry(room, caller.userId);
  const isRight = await room.inTransaction((transaction) => proveByCode(room, transaction, caller, code));
  if (isRight) return;
  await countWrongCode(room.database, { sentTo: caller.email, kinds });
  throw new Refusal('CODE_WRONG');
};

const proveByCode = async (
  room: AccountsRoom,
  transaction: AccountsTransaction,
  { userId, sessionId }: Caller,
  code: string,
): Promise<boolean> => {
  const user = await lockUser(transaction, userId);
  const session = await lockSession(transaction, sessionId);
  if (user === undefined || session === undefined) throw new Refusal('SIGN_IN_REQUIRED');
  if (user.email === null) return false;
  const sent = { sentTo: user.email, kinds, codeHash: codeHash(room, user.email, code) };
  const token = await findTokenByCode(transaction, sent);
  if (token?.user_id !== userId || !(await takeToken(transaction, token.id))) return false;
  await proveOwner(room, transaction, user);
  await confirmContact(transaction, userId, 'email');
  await recordEvent(transaction, 'address_confirmed', { userId, sessionId });
  return true;
};
