import type { Kysely } from 'kysely';
import type { AccountsContext, Visitor } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import { recordEvent } from '../audit.repository.ts';
import { type Bearer, isUuid, noSuchUser } from '../check-bearer.ts';
import type { AccountsSettings } from '../settings.ts';
import type { AccountsTables, FactorRow, FactorType } from '../tables.ts';
import { lockUser } from '../users/users.repository.ts';
import {
  deleteAbandonedFactors,
  deleteChallengesBefore,
  deleteFactor,
  findFactor,
  lowerSessions,
} from './factors.repository.ts';

/** Returns the user's factor. Throws 404 `validation_failed` or `mfa_factor_not_found` (accounts contract, section 2). */
export const requireOwnFactor = async (
  database: Kysely<AccountsTables>,
  userId: string,
  id: string,
): Promise<FactorRow> => {
  if (!isUuid(id)) throw new AccountsError(404, 'validation_failed', 'factor_id must be an UUID');
  const factor = await findFactor(database, { id, userId });
  if (factor === undefined) throw noSuchFactor();
  return factor;
};

export const noSuchFactor = (): AccountsError => new AccountsError(404, 'mfa_factor_not_found', 'Factor not found');

/** Throws 422 `mfa_…_verify_not_enabled` when factors of this type cannot be verified. */
export const checkMayVerify = ({ factors }: AccountsSettings, type: FactorType): void => {
  if (factors[type].verifyEnabled) return;
  throw new AccountsError(
    422,
    `mfa_${type}_verify_not_enabled`,
    `MFA verification is disabled for ${factorNames[type]}`,
  );
};

/** Names in error messages. */
export const factorNames = { totp: 'TOTP', phone: 'Phone' } as const;

/** Method names in a session (contract, section 3). */
export const factorMethods = { totp: 'totp', phone: 'mfa/phone' } as const;

/**
 * DELETE /factors/{id} (accounts contract, section 2). A verified factor can be deleted only with a second
 * factor: 422 `insufficient_aal`.
 */
export const removeFactor = (
  accounts: AccountsContext,
  bearer: Bearer,
  factorId: string,
  visitor: Visitor,
): Promise<{ readonly id: string }> =>
  accounts.inTransaction(async (transaction) => {
    if ((await lockUser(transaction, bearer.userId)) === undefined) throw noSuchUser();
    const factor = await requireOwnFactor(transaction, bearer.userId, factorId);
    if (factor.status === 'verified' && bearer.aal !== 'aal2') {
      throw new AccountsError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await lowerSessions(transaction, factor.id, factorMethods[factor.factor_type]);
    await deleteFactor(transaction, factor.id);
    await recordEvent(transaction, 'factor_removed', { ...bearer, visitor });
    return { id: factor.id };
  });

/** Deletes abandoned enrolments and old challenges. */
export const deleteStaleFactors = async ({ database }: Pick<AccountsContext, 'database'>): Promise<void> => {
  await deleteChallengesBefore(database, new Date(Date.now() - retentionMilliseconds));
  await deleteAbandonedFactors(database, abandonedBefore());
};

/** An enrolment before this moment without a challenge is abandoned (accounts contract, section 2). */
export const abandonedBefore = (): Date => new Date(Date.now() - 5 * 60_000);

/** Retention time of expired challenges, so that they can be distinguished from unknown ones. */
const retentionMilliseconds = 24 * 60 * 60_000;
