import { AccountsError } from '../accounts-error.ts';
import type { AccountsRoom, AccountsTransaction } from '../accounts-room.ts';
import type { Bearer } from '../check-bearer.ts';
import type { FactorRow } from '../tables.ts';
import { deleteFactor, factorsOf, forgetAbandoned } from './factors.repository.ts';
import { abandonedBefore } from './sweep-factors.ts';

/**
 * Makes sure that the person may enrol one factor more (accounts contract, section 2, in its order); throws 422
 * `mfa_verified_factor_exists`, `mfa_factor_name_conflict`, `too_many_enrolled_mfa_factors` or 403 `insufficient_aal`.
 * An enrolment of the same number that was never proven gives way; answers when it was last sent a code, because the
 * number's owner must not be sent more codes the more often it is enrolled.
 */
export const makePlace = async (
  room: AccountsRoom,
  transaction: AccountsTransaction,
  bearer: Bearer,
  wanted: { readonly name: string; readonly phone: string | null },
): Promise<Date | null> => {
  await forgetAbandoned(transaction, abandonedBefore(), bearer.userId);
  const factors = await factorsOf(transaction, bearer.userId);
  const rival = factors.find(({ phone }) => phone !== null && phone === wanted.phone);
  if (rival?.status === 'verified') {
    throw new AccountsError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    );
  }
  if (rival !== undefined) await deleteFactor(transaction, rival.id);

  const kept = factors.filter((factor) => factor !== rival);
  refuseName(kept, wanted.name);
  if (kept.length >= room.settings.factors.most) {
    throw new AccountsError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
  if (bearer.aal !== 'aal2' && kept.some(({ status }) => status === 'verified')) {
    throw new AccountsError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  return rival?.last_challenged_at ?? null;
};

/** No name is a name too: two factors without one cannot be told apart. */
const refuseName = (factors: readonly FactorRow[], name: string): void => {
  if (factors.every(({ friendly_name }) => friendly_name !== name)) return;
  throw new AccountsError(
    422,
    'mfa_factor_name_conflict',
    `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
  );
};
