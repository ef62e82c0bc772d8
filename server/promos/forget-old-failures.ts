import type { ShopRoom } from '../shop-room.ts';
import { forgetFailuresBefore } from './promo-attempts.repository.ts';

/** Forgets who typed a code that does not exist, a day ago or longer: nobody waits for that any more (decision 7). */
export const forgetOldFailures = ({ database, clock }: Pick<ShopRoom, 'database' | 'clock'>): Promise<void> =>
  forgetFailuresBefore(database.kysely, new Date(clock().getTime() - 86_400_000));
