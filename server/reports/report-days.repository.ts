import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { WELCOME_CODES } from '../../domain/reports/report.ts';
import { UNAMBIGUOUS } from '../../domain/text/unambiguous-characters.ts';
import type { ReportDaysTable } from '../../platform/database/report-tables.ts';
import type { Tables } from '../../platform/database/schema.ts';

/** A breakdown that is stored by day. */
export type StoredBreakdown = ReportDaysTable['breakdown'];

/** Computes days one transaction after another: two at once could store what the slower one has read before. */
export const lockReportDays = async (transaction: Transaction<Tables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('report_days', 0))`.execute(transaction);
};

/** Takes the latest outdated days off the list. What changes them from now on puts them on the list again. */
export const takeChangedDays = async (transaction: Transaction<Tables>, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ day: string }>`
    with taken as (
      delete from report_changes where day in (select distinct day from report_changes order by day desc limit ${limit}) returning day
    )
    select distinct day::text as day from taken order by 1`.execute(transaction);
  return rows.map(({ day }) => day);
};

/** Computes the rows of these days from orders, refunds and returns, in the place of those that were stored. */
export const replaceReportDays = async (transaction: Kysely<Tables>, days: readonly string[]): Promise<void> => {
  await sql`delete from report_days where day = any (${[...days]}::date[])`.execute(transaction);
  for (const figures of [orderFigures('governorate', 'method', 'promoCode', 'tax'), productFigures, reasonFigures]) {
    await sql`
      with asked as materialized (select day from unnest(${[...days]}::date[]) as given (day))
      insert into report_days (day, breakdown, key, ${figureColumns})
      select day, breakdown, key, ${figureColumns} from (${figures}) as computed`.execute(transaction);
  }
};

/** All figures of a row of `report_days`. */
export const figureColumns = sql.raw(
  'orders, quantity, goods, promo_discount, taxed, tax, refunded, refunded_tax, restocked, written_off',
);

/** Rows of `report_days` as they have to be, computed for the days of a query named `asked`. */
export const computedFigures = (breakdown: StoredBreakdown): RawBuilder<unknown> => {
  if (breakdown === 'product') return productFigures;
  if (breakdown === 'reason') return reasonFigures;
  return orderFigures(breakdown);
};

const isWelcomeCode = sql`promo_code ~ ${sql.lit(`^WELCOME-[${UNAMBIGUOUS}]{8}$`)}`;

/** The key of an order in each breakdown that every order has exactly one of. */
const keyOf: Readonly<Record<Exclude<StoredBreakdown, 'product' | 'reason'>, RawBuilder<unknown>>> = {
  governorate: sql`coalesce(shipping_info ->> 'governorate', '')`,
  method: sql`payment_method`,
  promoCode: sql`case when ${isWelcomeCode} then ${sql.lit(WELCOME_CODES)} else coalesce(promo_code, '') end`,
  tax: sql`tax_percent::text`,
};

/**
 * The rows of a table of each asked day in Cairo, by an index on their instants. `offset 0` keeps the planner from joining the whole
 * table instead, because it cannot know how few days are asked for.
 */
const ofAskedDays = (table: 'orders' | 'refunds' | 'returns', instant: string, condition: RawBuilder<unknown>) => sql`
  asked cross join lateral (
    select * from ${sql.table(table)}
    where ${sql.ref(instant)} >= asked.day::timestamp at time zone 'Africa/Cairo'
      and ${sql.ref(instant)} < (asked.day + 1)::timestamp at time zone 'Africa/Cairo' and ${condition}
    offset 0
  ) as ${sql.table(table)}`;

/** A sale is an order that is not cancelled, paid or not (decisions 83 and 204). */
const isSale = sql`orders.status <> 'cancelled'`;
const sales = ofAskedDays('orders', 'created_at', isSale);

/**
 * What is a part of a sale in a refund: neither money that was paid too much, nor that of a changed order, which costs less already.
 * The tax in it is the share that the tax has in the price of the order's goods; the shipping is not taxed.
 */
const isRefundOfSale = sql`refunds.state = 'done' and refunds.reason in ('return', 'cancelled', 'goodwill')`;
const refundedGoods = sql`
  least(refunds.amount - case when includes_shipping then least(shipping_cost, refunds.amount) else 0 end, total - shipping_cost)`;
const refundedTax = sql`coalesce(floor(${refundedGoods}::numeric * tax / nullif(total - shipping_cost, 0)), 0)`;

/** Figures of orders and of what went back of them, in each of these breakdowns. */
const orderFigures = (...breakdowns: readonly (keyof typeof keyOf)[]): RawBuilder<unknown> => {
  const keys = sql`(values ${sql.join(breakdowns.map((name) => sql`(${sql.lit(name)}, ${keyOf[name]})`))}) as keyed (breakdown, key)`;
  return sql`
  select day, breakdown, key, sum(orders)::integer as orders, sum(quantity)::bigint as quantity, sum(goods)::bigint as goods,
    sum(promo_discount)::bigint as promo_discount, sum(taxed)::bigint as taxed, sum(tax)::bigint as tax,
    sum(refunded)::bigint as refunded, sum(refunded_tax)::bigint as refunded_tax, 0 as restocked, 0 as written_off
  from (
    select day, breakdown, key, 1 as orders, quantity, goods, promo_discount, taxed, tax, 0 as refunded, 0 as refunded_tax
    from (
      select asked.day, orders.*, subtotal - discount as goods, discount_amount as promo_discount,
        (select coalesce(sum((item ->> 'quantity')::integer), 0) from jsonb_array_elements(items) as item) as quantity,
        case tax_base when 'before-discounts' then subtotal else subtotal - discount end as taxed
      from ${sales} offset 0
    ) as sold cross join lateral ${keys}
    union all
    select asked.day, breakdown, key, 0, 0, 0, 0, 0, 0, refunds.amount, ${refundedTax}
    from ${ofAskedDays('refunds', 'done_at', isRefundOfSale)}
    cross join lateral (select * from orders where id = refunds.order_id and ${isSale} offset 0) as orders
    cross join lateral ${keys}
  ) as counted
  group by day, breakdown, key`;
};

/**
 * What lines cost after their share of the discounts, as `priceOfLines` of `domain/payments/refund.ts` divides them. A line gets the
 * difference between the lines up to it and those before it, in whole piastres, so that the lines of an order are its goods.
 */
const productFigures = sql`
  select day, 'product' as breakdown, key, count(*)::integer as orders, sum(quantity)::bigint as quantity,
    sum(floor(up_to + 0.001) - floor(up_to - net + 0.001))::bigint as goods, 0 as promo_discount, 0 as taxed, 0 as tax, 0 as refunded,
    0 as refunded_tax, 0 as restocked, 0 as written_off
  from (
    select *, sum(net) over (partition by id order by place) as up_to from (
      select *, before_promo - discount_amount * coalesce(before_promo / nullif(sum(before_promo) over (partition by id), 0), 0) as net
      from (
        select *, price - together - bundle_discount * coalesce(bundled / nullif(sum(bundled) over (partition by id), 0), 0) as before_promo
        from (
          select asked.day, orders.id, place, item ->> 'productId' as key, (item ->> 'quantity')::integer as quantity,
            bundle_discount, discount_amount, price, together, case together when 0 then price else 0 end as bundled
          from ${sales}
          cross join jsonb_array_elements(items) with ordinality as line (item, place)
          cross join lateral (
            select (item ->> 'lineTotal')::numeric as price, coalesce((item ->> 'togetherDiscount')::numeric, 0) as together
          ) as amounts
        ) as lines
      ) as bundles
    ) as nets
  ) as shares
  group by day, key`;

/** Returns that were not taken back by their customers, by the reason of each line. */
const reasonFigures = sql`
  select asked.day, 'reason' as breakdown, reason as key, count(distinct returns.id)::integer as orders, sum(quantity)::bigint as quantity, 0 as goods,
    0 as promo_discount, 0 as taxed, 0 as tax, coalesce(sum(amount), 0)::bigint as refunded, 0 as refunded_tax,
    sum(return_lines.restocked)::bigint as restocked, sum(return_lines.written_off)::bigint as written_off
  from ${ofAskedDays('returns', 'created_at', sql`state <> 'withdrawn'`)}
  cross join lateral (select * from return_lines where return_id = returns.id offset 0) as return_lines
  group by asked.day, reason`;
