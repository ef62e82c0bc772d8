import { type Kysely, type RawBuilder, sql } from 'kysely';
import { withCustomPlan } from '#core/server/database/prepared-statements.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { SalesBreakdown } from '../report.ts';
import type { DayRange } from '../report-period.ts';
import { computedFigures, figureColumns, outdatedDays, type StoredBreakdown } from './report-days.repository.ts';

type Reader = Kysely<Tables>;

/** Cursor: goods and key of the row above. */
export type RowCursor = { readonly goods: number; readonly key: string };

type Part = DayRange & { readonly limit: number; readonly after?: RowCursor | undefined };

/** Figures of the days in one snapshot: stored, or computed for dirty days. */
const figuresOf = (breakdown: StoredBreakdown, { from, to }: DayRange): RawBuilder<unknown> => sql`
  requested_days as materialized (
    select day from report_dirty_days where day between ${from}::date and ${to}::date
    union ${outdatedDays} and day between ${from}::date and ${to}::date
  ),
  figures as (
    select day, key, ${figureColumns} from report_days as stored
    where breakdown = ${breakdown} and day between ${from}::date and ${to}::date
      and not exists (select from requested_days where requested_days.day = stored.day)
    union all
    select day, key, ${figureColumns} from (${computedFigures(breakdown)}) as computed
  )`;

export type SalesRow = {
  readonly key: string;
  readonly name_ar: string | null;
  readonly name_en: string | null;
  readonly subtitle_ar: string | null;
  readonly subtitle_en: string | null;
  readonly orders: number;
  readonly quantity: number;
  readonly goods: number;
  readonly promo_discount: number;
  readonly refunded: number;
  readonly returned_quantity: number;
  readonly returned_goods: number;
};

/** Returns sales, highest first, with names and subtitles of products. */
export const findSales = async (
  database: Reader,
  breakdown: SalesBreakdown,
  { limit, after, ...days }: Part,
): Promise<SalesRow[]> => {
  const isCategory = breakdown === 'category';
  const { rows } = await sql<SalesRow>`${withCustomPlan}
    with ${figuresOf(isCategory ? 'product' : breakdown, days)},
    summed as (${summedBy(isCategory ? sql`coalesce(products.category, '')` : sql`figures.key`, isCategory)})
    select summed.*, products.name_ar, products.name_en, products.subtitle_ar, products.subtitle_en
    from summed left join products on ${breakdown} = 'product' and products.id = summed.key
    where ${after === undefined ? sql`true` : sql`(goods < ${after.goods} or (goods = ${after.goods} and key > ${after.key}))`}
    order by goods desc, key limit ${limit}`.execute(database);
  return rows;
};

const summedBy = (key: RawBuilder<unknown>, isOfProducts: boolean): RawBuilder<unknown> => sql`
  select ${key} as key, sum(orders)::bigint as orders, sum(quantity)::bigint as quantity, sum(goods)::bigint as goods,
    sum(promo_discount)::bigint as promo_discount, sum(refunded)::bigint as refunded,
    sum(returned_quantity)::bigint as returned_quantity, sum(returned_goods)::bigint as returned_goods
  from figures ${isOfProducts ? sql`left join products on products.id = figures.key` : sql``}
  group by 1`;

export type SalesTotals = Omit<SalesRow, 'key' | 'name_ar' | 'name_en' | 'subtitle_ar' | 'subtitle_en'>;

/** Returns the total sales of these days, summed by payment method, because each order has exactly one. */
export const findSalesTotals = async (database: Reader, days: DayRange): Promise<SalesTotals> => {
  const { rows } = await sql<SalesTotals>`${withCustomPlan}
    with ${figuresOf('method', days)}
    select coalesce(sum(orders), 0)::bigint as orders, coalesce(sum(quantity), 0)::bigint as quantity,
      coalesce(sum(goods), 0)::bigint as goods, coalesce(sum(promo_discount), 0)::bigint as promo_discount,
      coalesce(sum(refunded), 0)::bigint as refunded, coalesce(sum(returned_quantity), 0)::bigint as returned_quantity,
      coalesce(sum(returned_goods), 0)::bigint as returned_goods
    from figures`.execute(database);
  const [totals] = rows;
  if (totals === undefined) throw new Error('sum returned no row');
  return totals;
};

/** Counts the rows of a breakdown. */
export const countSalesRows = async (
  database: Reader,
  breakdown: Exclude<SalesBreakdown, 'category'>,
  days: DayRange,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`${withCustomPlan}
    with ${figuresOf(breakdown, days)} select count(distinct key) as count from figures`.execute(database);
  return rows[0]?.count ?? 0;
};

export type TaxRow = {
  readonly month: string;
  readonly percent: number;
  readonly orders: number;
  readonly taxed: number;
  readonly tax: number;
  readonly refunded_tax: number;
};

/** Returns the tax by month ('YYYY-MM') and rate, latest month first. */
export const findTax = async (database: Reader, days: DayRange): Promise<TaxRow[]> => {
  const { rows } = await sql<TaxRow>`${withCustomPlan}
    with ${figuresOf('tax', days)}
    select to_char(day, 'YYYY-MM') as month, key::double precision as percent, sum(orders)::bigint as orders,
      sum(taxed)::bigint as taxed, sum(tax)::bigint as tax, sum(refunded_tax)::bigint as refunded_tax
    from figures group by 1, 2 order by 1 desc, 2 desc`.execute(database);
  return rows;
};

export type ReasonRow = {
  readonly reason: string;
  readonly returns: number;
  readonly quantity: number;
  readonly restocked: number;
  readonly written_off: number;
  readonly amount: number;
};

/** Counts returns by reason, highest quantity first. */
export const findReasons = async (database: Reader, days: DayRange): Promise<ReasonRow[]> => {
  const { rows } = await sql<ReasonRow>`${withCustomPlan}
    with ${figuresOf('reason', days)}
    select key as reason, sum(orders)::bigint as returns, sum(quantity)::bigint as quantity, sum(restocked)::bigint as restocked,
      sum(written_off)::bigint as written_off, sum(refunded)::bigint as amount
    from figures group by 1 order by quantity desc, key`.execute(database);
  return rows;
};

export type CashRow = {
  readonly courier_id: string;
  readonly name_ar: string;
  readonly name_en: string;
  readonly parcels: number;
  /** Outstanding cash of parcels in transit and of delivered parcels. */
  readonly under_way: number;
  readonly collected: number;
  readonly oldest: Date;
};

/**
 * The outstanding cash of each courier: the uncollected amount of each parcel, at most the amount due of
 * its order (`cashDue` of `src/features/fulfillment/cash-to-collect.ts`).
 */
export const findCash = async (database: Reader): Promise<CashRow[]> => {
  const { rows } = await sql<CashRow>`${withCustomPlan}
    with owing as (
      select id, total - waived_amount
        - case when refunded_amount >= paid_amount then 0 else greatest(0, paid_amount - overpayment_refunded_amount) end as owed
      from orders
      where payment_method = 'cash_on_delivery' and status in ('shipped', 'delivered') and retained_amount is null
        and paid_amount - overpayment_refunded_amount < total
    ), due as (
      select courier_id, state, handed_over_at, least(cash_to_collect - cash_received, owed) as amount
      from owing join shipments on shipments.order_id = owing.id
      where state in ('handed_over', 'delivered') and cash_to_collect > cash_received
    )
    select courier_id, couriers.name_ar, couriers.name_en, count(*) as parcels,
      coalesce(sum(amount) filter (where state = 'handed_over'), 0)::bigint as under_way,
      coalesce(sum(amount) filter (where state = 'delivered'), 0)::bigint as collected, min(handed_over_at) as oldest
    from due join couriers on couriers.id = due.courier_id
    where amount > 0
    group by courier_id, couriers.name_ar, couriers.name_en
    order by sum(amount) desc, couriers.name_en`.execute(database);
  return rows;
};
