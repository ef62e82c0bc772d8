import { randomUUID } from 'node:crypto';
import { AccountsError } from '../accounts-error.ts';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import { openSession } from '../sessions/open-session.ts';
import { type SessionAnswer, sessionAnswer } from '../sessions/session-answer.ts';
import type { Metadata } from '../tables.ts';
import { checkMetadata } from '../users/check-metadata.ts';
import { insertUser } from '../users/users.repository.ts';

/**
 * POST /signup without address and number (accounts contract, section 2): somebody of whom nothing is known has a
 * session. The shop takes no part in it: there is no customer yet.
 */
export const signUpAnonymously = async (
  room: AccountsRoom,
  data: Metadata,
  visitor: Visitor,
): Promise<SessionAnswer> => {
  if (!room.settings.areAnonymousUsersOpen) {
    throw new AccountsError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  checkMetadata(data);
  await room.limits.spendAnonymous(visitor.addressBucket);
  const opened = await room.inTransaction(async (transaction) => {
    const user = await insertUser(transaction, {
      id: randomUUID(),
      appMetadata: {},
      userMetadata: data,
      isAnonymous: true,
      lastSignInAt: new Date(),
      language: visitor.language,
    });
    if (user === undefined) throw new Error('An anonymous person takes nobody’s place');
    await recordEvent(transaction, 'signed_up', { userId: user.id, visitor });
    return { user, session: await openSession(transaction, user.id, 'anonymous', visitor) };
  });
  return sessionAnswer(room, opened);
};
