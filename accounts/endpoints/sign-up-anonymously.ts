import { randomUUID } from 'node:crypto';
import type { AccountsContext, Visitor } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import { recordEvent } from '../audit.repository.ts';
import { createSession, type SessionAnswer, sessionAnswer } from '../sessions/sessions.ts';

import type { Metadata } from '../tables.ts';
import { checkMetadata } from '../users/user-checks.ts';
import { insertUser } from '../users/users.repository.ts';

/**
 * POST /signup without address and number (accounts contract, section 2): creates an anonymous user with a
 * session. The shop's part of a sign-up does not run: there is no customer yet.
 */
export const signUpAnonymously = async (
  accounts: AccountsContext,
  data: Metadata,
  visitor: Visitor,
): Promise<SessionAnswer> => {
  if (!accounts.settings.anonymousSignInEnabled) {
    throw new AccountsError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  checkMetadata(data);
  await accounts.limits.spendAnonymous(visitor.addressBucket);
  const opened = await accounts.inTransaction(async (transaction) => {
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
    return { user, session: await createSession(transaction, user.id, 'anonymous', visitor) };
  });
  return sessionAnswer(accounts, opened);
};
