import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { findTimeToNextSaleChange, updateDueSales } from './sale-dates.repository.ts';

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

/** A timer for the next moment at which a sale begins or ends. */
export type SaleTimer = {
  /** Asks the database for the next moment again; called after each change of products. */
  readonly reset: () => void;
  readonly stop: () => void;
};

/** Longest wait: far below the limit of `setTimeout`, and corrects a clock that was stopped with its machine. */
const LONGEST_MS = 600_000;

const RETRY_MS = 1_000;

/** Applies the sales that are due, then each one at its moment, until it is stopped. */
export const startSaleTimer = async ({ kysely }: Pick<Database, 'kysely'>): Promise<SaleTimer> => {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isAsking = false;
  let isOutdated = false;

  const wait = (ms: number | null) => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), Math.min(Math.ceil(ms ?? LONGEST_MS), LONGEST_MS)).unref();
  };
  /** One query at a time; calls during it share the next one. */
  const ask = async (): Promise<void> => {
    isOutdated = isAsking;
    if (isAsking || isStopped) return;
    isAsking = true;
    // an unreachable database is reported elsewhere
    const ms = await applyDueSales(kysely).catch(() => RETRY_MS);
    isAsking = false;
    if (isOutdated) return ask();
    wait(ms);
  };

  await ask();
  return {
    reset: () => void ask(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
