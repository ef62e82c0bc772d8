import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { deleteOldDiscrepancies, findDiscrepancies, recordDiscrepancies } from './inventory.repository.ts';

/** Time for which the dashboard reports a discrepancy, in days. */
const DISCREPANCY_DAYS = 7;

/**
 * Compares the stock of each product with the sum of its movements, and records a discrepancy as a correction. A discrepancy can only
 * come from a statement that bypassed the triggers: it is logged, counted for the metrics, and reported on the dashboard for a week.
 * Idempotent.
 */
export const checkStock = async ({
  database,
  clock,
  log,
}: Pick<ShopContext, 'database' | 'clock' | 'log'>): Promise<void> => {
  const products = await inTransaction(database, async (transaction) => {
    const now = clock();
    await deleteOldDiscrepancies(transaction, new Date(now.getTime() - DISCREPANCY_DAYS * 24 * 60 * 60_000));
    return recordDiscrepancies(transaction, now);
  });
  if (products.length > 0) log.error({ products }, 'stock differed from the sum of its movements');
};

/** Returns the number of products with a discrepancy within the last week, and the time of the latest one. */
export const getStockDiscrepancies = async ({
  database,
}: Pick<ShopContext, 'database'>): Promise<{ count: number; since: string | null }> => {
  const { count, since } = await findDiscrepancies(database.kysely);
  return { count, since: since?.toISOString() ?? null };
};

/** Counts the discrepancies for the metrics. */
export const countStockDiscrepancies = async ({
  database,
}: Pick<ShopContext, 'database'>): Promise<{ lazaward_stock_discrepancies: number }> => ({
  lazaward_stock_discrepancies: (await findDiscrepancies(database.kysely)).count,
});
