import type { Kysely } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';
import { findTimeToNextSaleChange, updateDueSales } from './scheduled-sales.repository.ts';

/** Sales that one statement begins or ends: far below its timeout. */
const BATCH = 500;

/**
 * Begins and ends the sales that are due by the clock of the database; idempotent, for any process. The triggers of the products
 * notify every process. Returns the milliseconds until the next one; null without any.
 */
export const applyDueSales = async (database: Kysely<Tables>): Promise<number | null> => {
  for (;;) {
    const ms = await findTimeToNextSaleChange(database);
    if (ms === null || ms > 0) return ms;
    await updateDueSales(database, BATCH);
  }
};
