import { AccountsError } from '../accounts-error.ts';
import type { AccountsRoom, AccountsTransaction, Visitor } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import { type Bearer, noSuchUser } from '../check-bearer.ts';
import type { FactorRow } from '../tables.ts';
import { lockUser } from '../users/users.repository.ts';
import { lowerSessions } from './factor-sessions.repository.ts';
import { deleteFactor } from './factors.repository.ts';
import { factorMethods, ownFactor } from './own-factor.ts';

/**
 * DELETE /factors/{id} (accounts contract, section 2). Who has proven a factor gives it up only with a second factor:
 * 422 `insufficient_aal`.
 */
export const removeFactor = (
  room: AccountsRoom,
  bearer: Bearer,
  factorId: string,
  visitor: Visitor,
): Promise<{ readonly id: string }> =>
  room.inTransaction(async (transaction) => {
    if ((await lockUser(transaction, bearer.userId)) === undefined) throw noSuchUser();
    const factor = await ownFactor(transaction, bearer.userId, factorId);
    if (factor.status === 'verified' && bearer.aal !== 'aal2') {
      throw new AccountsError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await dropFactor(transaction, factor);
    await recordEvent(transaction, 'factor_removed', { ...bearer, visitor });
    return { id: factor.id };
  });

/** The factor is gone, and the sessions it raised fall to aal1. */
export const dropFactor = async (transaction: AccountsTransaction, factor: FactorRow): Promise<void> => {
  await lowerSessions(transaction, factor.id, factorMethods[factor.factor_type]);
  await deleteFactor(transaction, factor.id);
};
