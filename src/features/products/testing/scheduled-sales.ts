import type { FreshDatabase } from '#tests/support/database.ts';

/** Prices before and during a planned sale, in piastres. */
export const FULL = 125_000;
export const REDUCED = 40_000;

/** Plans a sale of a product, by default of a dinner plate; times are SQL, relative to the clock of the database. */
export const planSale = async (
  { pool }: Pick<FreshDatabase, 'pool'>,
  { from, until = null, product = 'plate-lotus-01' }: { from: string; until?: string | null; product?: string },
): Promise<void> => {
  await pool.query(
    `update products set price = ${FULL}, original_price = null, is_on_sale = false, badge = 'SALE',
      planned_sale_price = ${REDUCED}, sale_starts_at = now() + $2::interval, sale_ends_at = now() + $3::interval where id = $1`,
    [product, from, until],
  );
};
