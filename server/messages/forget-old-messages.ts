import type { ShopRoom } from '../shop-room.ts';
import { deleteMessagesBefore } from './messages.repository.ts';

/** `/contact#privacy` says how long. */
const YEARS_KEPT = 2;

/** Forgets messages that were written two years ago and have been read; one that nobody has read stays. */
export const forgetOldMessages = ({ database, clock }: Pick<ShopRoom, 'database' | 'clock'>): Promise<void> => {
  const before = clock();
  before.setUTCFullYear(before.getUTCFullYear() - YEARS_KEPT);
  return deleteMessagesBefore(database.kysely, before);
};
