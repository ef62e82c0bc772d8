import { promoBackOff } from '../../domain/promos/promo-back-off.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { ShopRoom } from '../shop-room.ts';
import { countFailure, findAttempts, forgetFailures } from './promo-attempts.repository.ts';

/** After this long without a failure the waiting begins at two seconds again: an address may be shared by many. */
const FORGOTTEN_AFTER_MS = 15 * 60_000;

/**
 * Looks up a promo code for a caller (an account, or an address), who after each code that does not exist waits twice as
 * long, from 2 s to 30 s; success resets it (specification 5, decision 7). PROMO_THROTTLED `{ seconds }` while they wait.
 */
export const backOff = async <Result>(
  { database, clock }: Pick<ShopRoom, 'database' | 'clock'>,
  caller: string,
  lookUp: () => Promise<Result>,
): Promise<Result> => {
  const attempts = await findAttempts(database.kysely, caller);
  if (attempts !== undefined) refuseWhileWaiting(attempts.failures, attempts.failed_at, clock());
  try {
    const result = await lookUp();
    if (attempts !== undefined) await forgetFailures(database.kysely, caller);
    return result;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'PROMO_INVALID') {
      const now = clock();
      const forgottenBefore = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
      await countFailure(database.kysely, { caller, now, forgottenBefore });
    }
    throw error;
  }
};

const refuseWhileWaiting = (failures: number, failedAt: Date, now: Date): void => {
  const wait = promoBackOff(failures);
  const seconds = Math.ceil((failedAt.getTime() - now.getTime()) / 1000) + wait;
  // of a failure that lies far ahead nobody knows when it was: the clock has been set back since
  if (seconds > 0 && seconds <= 2 * wait) throw new Refusal('PROMO_THROTTLED', { seconds });
};
