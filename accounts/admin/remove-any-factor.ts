import type { AccountsContext, Visitor } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import { recordEvent } from '../audit.repository.ts';
import { factorsOf } from '../factors/factors.repository.ts';
import { deleteFactorAndLowerSessions } from '../factors/factors.ts';
import { type FactorAnswer, factorAnswer } from '../users/user-answer.ts';
import { lockUser } from '../users/users.repository.ts';
import { noSuchUser } from './admin-body.ts';

/** DELETE /admin/users/{id}/factors/{factorId}: returns the deleted factor; its sessions fall to aal1. */
export const removeAnyFactor = (
  { inTransaction }: AccountsContext,
  { userId, factorId }: { readonly userId: string; readonly factorId: string },
  visitor: Visitor,
): Promise<FactorAnswer> =>
  inTransaction(async (transaction) => {
    if ((await lockUser(transaction, userId)) === undefined) throw noSuchUser();
    const factor = (await factorsOf(transaction, userId)).find(({ id }) => id === factorId);
    if (factor === undefined) throw new AccountsError(404, 'mfa_factor_not_found', 'Factor not found');
    await deleteFactorAndLowerSessions(transaction, factor);
    await recordEvent(transaction, 'factor_removed', { userId, visitor });
    return factorAnswer(factor);
  });
