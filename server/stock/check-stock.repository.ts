import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';

/**
 * Finds products whose stock is not the sum of their movements, remembers them, and inserts the difference as a correction. One
 * statement, so stock and movements are of one moment; an order that commits meanwhile changes both alike. Returns the products.
 */
export const enterDiscrepancies = async (transaction: Transaction<Tables>, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with sums as (
      select product_id, sum(quantity) as quantity from stock_movements group by product_id
    ), wrong as (
      select products.id, products.stock, coalesce(sums.quantity, 0)::bigint as quantity
      from products left join sums on sums.product_id = products.id
      where products.stock <> coalesce(sums.quantity, 0)
    ), remembered as (
      insert into stock_discrepancies (product_id, stock, movements_sum, found_at)
        select id, stock, quantity, ${now}::timestamptz from wrong
        on conflict (product_id) do update
          set stock = excluded.stock, movements_sum = excluded.movements_sum, found_at = excluded.found_at
    ), entered as (
      insert into stock_movements (product_id, quantity, stock, reason)
        select id, stock - quantity, stock, 'correction' from wrong
    )
    select id from wrong order by id`.execute(transaction);
  return rows.map(({ id }) => id);
};

export const deleteOldDiscrepancies = async (transaction: Transaction<Tables>, before: Date): Promise<void> => {
  await transaction.deleteFrom('stock_discrepancies').where('found_at', '<', before).execute();
};

/** Number of differences, and when the newest was found. */
export const findDiscrepancies = (database: Kysely<Tables>) =>
  database
    .selectFrom('stock_discrepancies')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<Date | null>('found_at').as('since')])
    .executeTakeFirstOrThrow();
