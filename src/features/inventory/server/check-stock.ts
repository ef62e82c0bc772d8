import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { deleteOldDiscrepancies, enterDiscrepancies, findDiscrepancies } from './inventory.repository.ts';

/** How long the dashboard tells of a difference, in days. */
const DISCREPANCY_DAYS = 7;

/**
 * Compares the stock of each product with the sum of its movements, and enters a difference as a correction. A difference can only
 * come from a statement that bypassed the triggers of the ledger: it is logged, counted for the metrics, and told on the dashboard
 * for a week. Idempotent.
 */
export const checkStock = async ({
  database,
  clock,
  log,
}: Pick<ShopContext, 'database' | 'clock' | 'log'>): Promise<void> => {
  const products = await inTransaction(database, async (transaction) => {
    const now = clock();
    await deleteOldDiscrepancies(transaction, new Date(now.getTime() - DISCREPANCY_DAYS * 24 * 60 * 60_000));
    return enterDiscrepancies(transaction, now);
  });
  if (products.length > 0) log.error({ products }, 'stock differed from the sum of its movements');
};

/** Number of products whose stock differed within the last week, and when this was last found. */
export const getStockDiscrepancies = async ({
  database,
}: Pick<ShopContext, 'database'>): Promise<{ count: number; since: string | null }> => {
  const { count, since } = await findDiscrepancies(database.kysely);
  return { count, since: since?.toISOString() ?? null };
};

/** Counts the differences for the metrics. */
export const countStockDiscrepancies = async ({
  database,
}: Pick<ShopContext, 'database'>): Promise<{ lazaward_stock_discrepancies: number }> => ({
  lazaward_stock_discrepancies: (await findDiscrepancies(database.kysely)).count,
});
