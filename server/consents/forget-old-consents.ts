import type { ShopRoom } from '../shop-room.ts';
import { deleteConsentsBefore } from './consents.repository.ts';

const YEARS_KEPT = 3;

/**
 * Forgets what was taken back three years ago, for as long the law asks for the proof of it (law 151 of 2020, article 18),
 * and what was agreed to for a single message.
 */
export const forgetOldConsents = async ({ database, clock }: Pick<ShopRoom, 'database' | 'clock'>): Promise<void> => {
  const before = clock();
  before.setUTCFullYear(before.getUTCFullYear() - YEARS_KEPT);
  // the database counts by its own clock, and refuses a moment too early
  before.setUTCDate(before.getUTCDate() - 1);
  await deleteConsentsBefore(database.kysely, before, 'contact');
};
