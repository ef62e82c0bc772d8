import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { UNAMBIGUOUS } from '#core/text/unambiguous-characters.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { WELCOME_CODES } from '../report.ts';

/** Breakdowns with stored days. */
export type StoredBreakdown = Tables['report_days']['breakdown'];

/** Serializes the transactions that compute days: of two concurrent ones, the slower could store outdated figures. */
export const lockReportDays = async (transaction: Transaction<Tables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('report_days', 0))`.execute(transaction);
};

/** Deletes the latest dirty days and returns them. A later change marks its day dirty again. */
export const takeDirtyDays = async (transaction: Transaction<Tables>, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ day: string }>`
    with latest as materialized (
      select day from (select day from report_dirty_days union ${outdatedDays}) as outdated order by day desc limit ${limit}
    ), taken as (
      delete from report_dirty_days where day in (select day from latest)
    )
    select day::text as day from latest order by 1`.execute(transaction);
  return rows.map(({ day }) => day);
};

/** Days with rows of an older version. */
export const outdatedDays = sql`select day from report_days where returned_goods is null`;

/** Computes the rows of these days from orders, refunds and returns and replaces the stored ones. */
export const replaceReportDays = async (transaction: Kysely<Tables>, days: readonly string[]): Promise<void> => {
  await sql`delete from report_days where day = any (${[...days]}::date[])`.execute(transaction);
  for (const figures of [orderFigures('governorate', 'method', 'promoCode', 'tax'), productFigures, reasonFigures]) {
    await sql`
      with requested_days as materialized (select day from unnest(${[...days]}::date[]) as given (day))
      insert into report_days (day, breakdown, key, ${figureColumns})
      select day, breakdown, key, ${figureColumns} from (${figures}) as computed`.execute(transaction);
  }
};

/** Figure columns of `report_days`. */
export const figureColumns = sql.raw(
  'orders, quantity, goods, promo_discount, taxed, tax, refunded, refunded_tax, restocked, written_off, returned_quantity, returned_goods',
);

/** Computes the rows of `report_days` for the days of a common table expression `requested_days`. */
export const computedFigures = (breakdown: StoredBreakdown): RawBuilder<unknown> => {
  if (breakdown === 'product') return productFigures;
  if (breakdown === 'reason') return reasonFigures;
  return orderFigures(breakdown);
};

const isWelcomeCode = sql`promo_code ~ ${sql.lit(`^WELCOME-[${UNAMBIGUOUS}]{8}$`)}`;

/** Key of an order in each breakdown with exactly one key per order. */
const keyOf: Readonly<Record<Exclude<StoredBreakdown, 'product' | 'reason'>, RawBuilder<unknown>>> = {
  governorate: sql`coalesce(shipping_info ->> 'governorate', '')`,
  method: sql`payment_method`,
  promoCode: sql`case when ${isWelcomeCode} then ${sql.lit(WELCOME_CODES)} else coalesce(promo_code, '') end`,
  tax: sql`tax_percent::text`,
};

/**
 * Joins the rows of a table to each requested day in Cairo, by an index on their instants. `offset 0` keeps the planner, which cannot
 * estimate the small number of requested days, from joining the whole table.
 */
const rowsOfRequestedDays = (
  table: 'orders' | 'refunds' | 'returns' | 'return_changes',
  instant: string,
  condition: RawBuilder<unknown>,
) => sql`
  requested_days cross join lateral (
    select * from ${sql.table(table)}
    where ${sql.ref(instant)} >= requested_days.day::timestamp at time zone 'Africa/Cairo'
      and ${sql.ref(instant)} < (requested_days.day + 1)::timestamp at time zone 'Africa/Cairo' and ${condition}
    offset 0
  ) as ${sql.table(table)}`;

/** A sale is an order that is not cancelled, paid or not (decisions 83 and 204). */
const isSale = sql`orders.status <> 'cancelled'`;
const sales = rowsOfRequestedDays('orders', 'created_at', isSale);

/** Refunds deducted from sales: neither overpayments nor refunds of a changed order, whose total is already lower. */
const isDeductedFromSales = (refund: 'refunds' | 'earlier') =>
  sql`${sql.ref(`${refund}.state`)} = 'done' and ${sql.ref(`${refund}.reason`)} in ('return', 'cancelled', 'goodwill')`;

/** Goods with tax in a refund, in piastres: the amount without shipping. */
const goodsOfRefund = (refund: 'refunds' | 'earlier') => {
  const amount = sql.ref(`${refund}.amount`);
  return sql`${amount} - case when ${sql.ref(`${refund}.includes_shipping`)} then least(shipping_cost, ${amount}) else 0 end`;
};

/**
 * Deductions from sales on the requested days, with their orders: refunds, and received returns with their waived amount (`off`).
 * The quantities of a return count on receipt, not with its refund.
 */
const deductions = sql`
  select requested_days.day, 'refund ' || refunds.id as deduction_id, done_at as deducted_at, orders.*, refunds.amount as refunded, return_id,
    case when return_id is null then refunds.lines else '[]' end as pieces, ${goodsOfRefund('refunds')} as off
  from ${rowsOfRequestedDays('refunds', 'done_at', isDeductedFromSales('refunds'))}
  left join lateral (select return_id from return_refunds where refund_id = refunds.id offset 0) as return_refunds on true
  cross join lateral (select * from orders where id = refunds.order_id and ${isSale} offset 0) as orders
  union all
  select requested_days.day, 'return ' || return_id, changed_at, orders.*, 0, return_id, received.pieces, least(waived, goods_refund)
  from ${rowsOfRequestedDays('return_changes', 'changed_at', sql`to_state = 'received'`)}
  cross join lateral (select * from returns where id = return_changes.return_id offset 0) as returns
  cross join lateral (select * from orders where id = returns.order_id and ${isSale} offset 0) as orders
  cross join lateral (
    select jsonb_agg(jsonb_build_object('productId', product_id, 'quantity', restocked + written_off)) as pieces
    from return_lines where return_id = returns.id
  ) as received`;

/** Sum of the earlier deductions of the same order. */
const earlierDeductions = sql`
  (select coalesce(sum(${goodsOfRefund('earlier')}), 0) from refunds as earlier
    where order_id = deduction.id and ${isDeductedFromSales('earlier')}
      and (done_at, ('refund ' || earlier.id) collate "C") < (deducted_at, deduction_id collate "C"))
  + (select coalesce(sum(least(waived, goods_refund)), 0) from returns as earlier join return_changes on return_id = earlier.id
    where order_id = deduction.id and to_state = 'received'
      and (changed_at, ('return ' || earlier.id) collate "C") < (deducted_at, deduction_id collate "C"))`;

const taxUpTo = (price: RawBuilder<unknown>) =>
  sql`coalesce(floor(${price}::numeric * tax / nullif(total - shipping_cost, 0)), 0)`;

/**
 * Deductions with their share of the order's goods with tax (`price`) and of its tax (`tax_in_price`). A share is the difference of
 * the cumulative sums up to and before the deduction, so that partial returns add up to the price and tax of the order, to the
 * piastre (decision 226). Shipping is not taxed.
 */
const pricedDeductions = sql`
  select deduction.*, up_to - before as price, ${taxUpTo(sql`up_to`)} - ${taxUpTo(sql`before`)} as tax_in_price
  from (${deductions} offset 0) as deduction
  cross join lateral (select ${earlierDeductions} as all_before offset 0) as sums
  cross join lateral (select least(all_before + off, total - shipping_cost) as up_to, least(all_before, total - shipping_cost) as before) as bounds`;

const quantityIn = (lines: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(sum((piece ->> 'quantity')::integer), 0) from jsonb_array_elements(${lines}) as piece)`;

/** Figures of orders and deductions in each of these breakdowns. */
const orderFigures = (...breakdowns: readonly (keyof typeof keyOf)[]): RawBuilder<unknown> => {
  const keys = sql`(values ${sql.join(breakdowns.map((name) => sql`(${sql.lit(name)}, ${keyOf[name]})`))}) as keyed (breakdown, key)`;
  return sql`
  select day, breakdown, key, sum(orders)::integer as orders, sum(quantity)::bigint as quantity, sum(goods)::bigint as goods,
    sum(promo_discount)::bigint as promo_discount, sum(taxed)::bigint as taxed, sum(tax)::bigint as tax,
    sum(refunded)::bigint as refunded, sum(refunded_tax)::bigint as refunded_tax, 0 as restocked, 0 as written_off,
    sum(returned_quantity)::bigint as returned_quantity, sum(returned_goods)::bigint as returned_goods
  from (
    select day, breakdown, key, 1 as orders, quantity, goods, promo_discount, taxed, tax, 0 as refunded, 0 as refunded_tax,
      0 as returned_quantity, 0 as returned_goods
    from (
      select requested_days.day, orders.*, subtotal - discount as goods, discount_amount as promo_discount, ${quantityIn(sql`items`)} as quantity,
        case tax_base when 'before-discounts' then subtotal else subtotal - discount end as taxed
      from ${sales} offset 0
    ) as sold cross join lateral ${keys}
    union all
    select day, breakdown, key, 0, 0, 0, 0, 0, 0, refunded, tax_in_price, ${quantityIn(sql`pieces`)}, price - tax_in_price
    from (${pricedDeductions} offset 0) as deduction cross join lateral ${keys}
  ) as counted
  group by day, breakdown, key`;
};

/**
 * Order lines with their prices after discounts, which are divided as by `priceOfLines` of `src/features/orders/refund-price.ts`.
 * Each row of `orders` is one order, with a unique `row_id`.
 */
const netLines = (orders: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select *, before_promo - discount_amount * coalesce(before_promo / nullif(sum(before_promo) over (partition by row_id), 0), 0) as net from (
    select *, line_price - together - bundle_discount * coalesce(bundled / nullif(sum(bundled) over (partition by row_id), 0), 0) as before_promo
    from (
      select ordered.*, place, item ->> 'productId' as key, (item ->> 'quantity')::integer as quantity, line_price, together,
        case together when 0 then line_price else 0 end as bundled
      from (${orders}) as ordered
      cross join jsonb_array_elements(items) with ordinality as line (item, place)
      cross join lateral (
        select (item ->> 'lineTotal')::numeric as line_price, coalesce((item ->> 'togetherDiscount')::numeric, 0) as together
      ) as amounts
    ) as lines
  ) as bundles`;

/** Share of a line in whole piastres: the difference of the cumulative sums, so that all lines add up to the total. */
const shareOf = (upTo: RawBuilder<unknown>, before: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`floor(${upTo} + 0.001) - floor(${before} + 0.001)`;

const soldLines = sql`
  select day, key, 1 as orders, quantity, ${shareOf(sql`up_to`, sql`up_to - net`)} as goods, 0 as returned_quantity, 0 as returned_goods
  from (
    select *, sum(net) over (partition by row_id order by place) as up_to
    from (${netLines(sql`select requested_days.day, orders.id as row_id, items, bundle_discount, discount_amount from ${sales}`)}) as nets
  ) as shares`;

/**
 * Deductions from sales by product: a return's refund is divided by the prices of its lines, another refund by its lines, and a
 * refund without lines by all lines of its order.
 */
const deductedLines = sql`
  select day, key, 0, 0, 0, pieces_of_line,
    ${shareOf(sql`goods * up_to / nullif(whole, 0)`, sql`goods * (up_to - weight) / nullif(whole, 0)`)}
  from (
    select *, sum(weight) over (partition by row_id order by place) as up_to, sum(weight) over (partition by row_id) as whole
    from (
      select *, case when sum(of_line) over (partition by row_id) > 0 then of_line else net end as weight
      from (
        select nets.*, coalesce(pieces_of_line, 0) as pieces_of_line, coalesce(
          case when return_id is null then net * pieces_of_line / quantity
            else (select amount from return_lines where return_lines.return_id = nets.return_id and product_id = key)
          end, 0) as of_line
        from (${netLines(sql`
          select day, deduction_id as row_id, items, bundle_discount, discount_amount, return_id, pieces, price - tax_in_price as goods
          from (${pricedDeductions} offset 0) as deduction`)}) as nets
        cross join lateral (
          select sum((piece ->> 'quantity')::integer) as pieces_of_line
          from jsonb_array_elements(pieces) as piece where piece ->> 'productId' = key
        ) as counted
      ) as lines
    ) as weighted
  ) as shares`;

const productFigures = sql`
  select day, 'product' as breakdown, key, sum(orders)::integer as orders, sum(quantity)::bigint as quantity, sum(goods)::bigint as goods,
    0 as promo_discount, 0 as taxed, 0 as tax, 0 as refunded, 0 as refunded_tax, 0 as restocked, 0 as written_off,
    sum(returned_quantity)::bigint as returned_quantity, coalesce(sum(returned_goods), 0)::bigint as returned_goods
  from (${soldLines} union all ${deductedLines}) as counted
  group by day, key`;

/** Returns by the reason of each line, without those that their customers withdrew. */
const reasonFigures = sql`
  select requested_days.day, 'reason' as breakdown, reason as key, count(distinct returns.id)::integer as orders, sum(quantity)::bigint as quantity, 0 as goods,
    0 as promo_discount, 0 as taxed, 0 as tax, coalesce(sum(amount), 0)::bigint as refunded, 0 as refunded_tax,
    sum(return_lines.restocked)::bigint as restocked, sum(return_lines.written_off)::bigint as written_off, 0 as returned_quantity,
    0 as returned_goods
  from ${rowsOfRequestedDays('returns', 'created_at', sql`state <> 'withdrawn'`)}
  cross join lateral (select * from return_lines where return_id = returns.id offset 0) as return_lines
  group by requested_days.day, reason`;
