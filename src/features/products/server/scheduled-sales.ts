import type { Kysely } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';
import { findTimeToNextSaleChange, updateDueSales } from './scheduled-sales.repository.ts';

/** Maximum number of sales that one statement starts or ends, far below its timeout. */
const BATCH_SIZE = 500;

/**
 * Starts and ends the sales that are due by the database clock; idempotent, may run in any process. The triggers of the products notify
 * every process. Returns the milliseconds until the next change; null without one.
 */
export const applyDueSales = async (database: Kysely<Tables>): Promise<number | null> => {
  for (;;) {
    const ms = await findTimeToNextSaleChange(database);
    if (ms === null || ms > 0) return ms;
    await updateDueSales(database, BATCH_SIZE);
  }
};
