import { type Kysely, sql } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

export type DayOfSales = { readonly day: string; readonly orders: number; readonly revenue: number };

/** Returns orders and revenue per Cairo day for `days` days ending at `last`, without cancelled orders, tax and shipping. */
export const findSalesByDay = async (database: Reader, last: string, days: number): Promise<DayOfSales[]> => {
  const { rows } = await sql<DayOfSales>`
    with days as (
      select (${last}::date - ago) as day from generate_series(0, ${days - 1}::integer) as ago
    ), sold as (
      select (created_at at time zone 'Africa/Cairo')::date as day,
        count(*) as orders, sum(subtotal - discount)::bigint as revenue
      from orders
      where created_at >= (${last}::date - ${days - 1}::integer)::timestamp at time zone 'Africa/Cairo'
        and created_at < (${last}::date + 1)::timestamp at time zone 'Africa/Cairo'
        and status <> 'cancelled'
      group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day,
      coalesce(sold.orders, 0) as orders, coalesce(sold.revenue, 0) as revenue
    from days left join sold using (day) order by days.day`.execute(database);
  return rows;
};
