import type { AccountsContext, Visitor } from './accounts-context.ts';
import { invalid } from './accounts-error.ts';
import { recordEvent } from './audit.repository.ts';
import type { Bearer } from './check-bearer.ts';
import { deleteSessions, type SignOutScope } from './sessions/sessions.repository.ts';
import { lockUser } from './users/users.repository.ts';

/** POST /logout?scope= (accounts contract, section 2): ends all sessions of the user, this one, or all others. */
export const signOut = async (
  accounts: AccountsContext,
  bearer: Bearer,
  scope: string,
  visitor: Visitor,
): Promise<void> => {
  if (!isScope(scope)) throw invalid(`Unsupported logout scope "${scope.slice(0, 20)}"`);
  await accounts.inTransaction(async (transaction) => {
    // The user's lock prevents a deadlock of two requests that end each other's sessions.
    await lockUser(transaction, bearer.userId);
    await deleteSessions(transaction, bearer, scope);
    await recordEvent(transaction, 'signed_out', { ...bearer, visitor });
  });
};

const isScope = (scope: string): scope is SignOutScope => scope === 'global' || scope === 'local' || scope === 'others';
