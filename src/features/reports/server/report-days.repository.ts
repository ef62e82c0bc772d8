import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { UNAMBIGUOUS } from '#core/text/unambiguous-characters.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { WELCOME_CODES } from '../report.ts';

/** A breakdown that is stored by day. */
export type StoredBreakdown = Tables['report_days']['breakdown'];

/** Computes days one transaction after another: two concurrent ones could store outdated figures of the slower one. */
export const lockReportDays = async (transaction: Transaction<Tables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('report_days', 0))`.execute(transaction);
};

/** Removes the latest outdated days from the list and returns them. A later change adds its day to the list again. */
export const takeChangedDays = async (transaction: Transaction<Tables>, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ day: string }>`
    with latest as materialized (
      select day from (select day from report_dirty_days union ${outdatedDays}) as outdated order by day desc limit ${limit}
    ), taken as (
      delete from report_dirty_days where day in (select day from latest)
    )
    select day::text as day from latest order by 1`.execute(transaction);
  return rows.map(({ day }) => day);
};

/** Days whose rows were computed by an older version. */
export const outdatedDays = sql`select day from report_days where returned_goods is null`;

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
  'orders, quantity, goods, promo_discount, taxed, tax, refunded, refunded_tax, restocked, written_off, returned_quantity, returned_goods',
);

/** The correct rows of `report_days`, computed for the days of a query named `asked`. */
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
 * The rows of a table for each requested day in Cairo, by an index on their instants. `offset 0` keeps the planner from joining the whole
 * table instead, because it cannot estimate how few days are requested.
 */
const ofAskedDays = (
  table: 'orders' | 'refunds' | 'returns' | 'return_changes',
  instant: string,
  condition: RawBuilder<unknown>,
) => sql`
  asked cross join lateral (
    select * from ${sql.table(table)}
    where ${sql.ref(instant)} >= asked.day::timestamp at time zone 'Africa/Cairo'
      and ${sql.ref(instant)} < (asked.day + 1)::timestamp at time zone 'Africa/Cairo' and ${condition}
    offset 0
  ) as ${sql.table(table)}`;

/** A sale is an order that is not cancelled, paid or not (decisions 83 and 204). */
const isSale = sql`orders.status <> 'cancelled'`;
const sales = ofAskedDays('orders', 'created_at', isSale);

/** Refunds deducted from sales: neither overpayments nor refunds of a changed order, whose total is already lower. */
const comesOff = (refund: 'refunds' | 'earlier') =>
  sql`${sql.ref(`${refund}.state`)} = 'done' and ${sql.ref(`${refund}.reason`)} in ('return', 'cancelled', 'goodwill')`;

/** A refund's part of the price of goods with tax, in piastres: all but its shipping. */
const goodsOfRefund = (refund: 'refunds' | 'earlier') => {
  const amount = sql.ref(`${refund}.amount`);
  return sql`${amount} - case when ${sql.ref(`${refund}.includes_shipping`)} then least(shipping_cost, ${amount}) else 0 end`;
};

/**
 * Deductions from sales on the requested days, with their orders: refunds, and received pieces with the part of their
 * price that is no longer owed (`off`). Pieces of a refund count when they are not those of a return, which count when they arrive.
 */
const taken = sql`
  select asked.day, 'refund ' || refunds.id as taken_id, done_at as taken_at, orders.*, refunds.amount as refunded, return_id,
    case when return_id is null then refunds.lines else '[]' end as pieces, ${goodsOfRefund('refunds')} as off
  from ${ofAskedDays('refunds', 'done_at', comesOff('refunds'))}
  left join lateral (select return_id from return_refunds where refund_id = refunds.id offset 0) as return_refunds on true
  cross join lateral (select * from orders where id = refunds.order_id and ${isSale} offset 0) as orders
  union all
  select asked.day, 'return ' || return_id, changed_at, orders.*, 0, return_id, received.pieces, least(waived, goods_refund)
  from ${ofAskedDays('return_changes', 'changed_at', sql`to_state = 'received'`)}
  cross join lateral (select * from returns where id = return_changes.return_id offset 0) as returns
  cross join lateral (select * from orders where id = returns.order_id and ${isSale} offset 0) as orders
  cross join lateral (
    select jsonb_agg(jsonb_build_object('productId', product_id, 'quantity', restocked + written_off)) as pieces
    from return_lines where return_id = returns.id
  ) as received`;

/** Earlier deductions of the same order. */
const offBefore = sql`
  (select coalesce(sum(${goodsOfRefund('earlier')}), 0) from refunds as earlier
    where order_id = taken.id and ${comesOff('earlier')}
      and (done_at, ('refund ' || earlier.id) collate "C") < (taken_at, taken_id collate "C"))
  + (select coalesce(sum(least(waived, goods_refund)), 0) from returns as earlier join return_changes on return_id = earlier.id
    where order_id = taken.id and to_state = 'received'
      and (changed_at, ('return ' || earlier.id) collate "C") < (taken_at, taken_id collate "C"))`;

const taxUpTo = (price: RawBuilder<unknown>) =>
  sql`coalesce(floor(${price}::numeric * tax / nullif(total - shipping_cost, 0)), 0)`;

/**
 * The same with what it is of the price of the order's goods with tax (`price`), and of its tax (`tax_in_price`): the difference between
 * all that has come off the order up to it and before it, so that an order that is returned in parts has its whole price and tax, to the
 * piastre (decision 226). Shipping is not taxed.
 */
const takenOff = sql`
  select taken.*, up_to - before as price, ${taxUpTo(sql`up_to`)} - ${taxUpTo(sql`before`)} as tax_in_price
  from (${taken} offset 0) as taken
  cross join lateral (select ${offBefore} as all_before offset 0) as sums
  cross join lateral (select least(all_before + off, total - shipping_cost) as up_to, least(all_before, total - shipping_cost) as before) as bounds`;

const quantityIn = (lines: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(sum((piece ->> 'quantity')::integer), 0) from jsonb_array_elements(${lines}) as piece)`;

/** Figures of orders and of what came off them, in each of these breakdowns. */
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
      select asked.day, orders.*, subtotal - discount as goods, discount_amount as promo_discount, ${quantityIn(sql`items`)} as quantity,
        case tax_base when 'before-discounts' then subtotal else subtotal - discount end as taxed
      from ${sales} offset 0
    ) as sold cross join lateral ${keys}
    union all
    select day, breakdown, key, 0, 0, 0, 0, 0, 0, refunded, tax_in_price, ${quantityIn(sql`pieces`)}, price - tax_in_price
    from (${takenOff} offset 0) as taken cross join lateral ${keys}
  ) as counted
  group by day, breakdown, key`;
};

/**
 * Lines of orders with their prices after their share of the discounts, as `priceOfLines` of `src/features/orders/refund-price.ts` divides them.
 * Each row of `orders` has a `row_id`, and represents one order.
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

/** A line gets the difference between the lines up to it and those before it, in whole piastres, so that all of them are the whole. */
const shareOf = (upTo: RawBuilder<unknown>, before: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`floor(${upTo} + 0.001) - floor(${before} + 0.001)`;

const soldLines = sql`
  select day, key, 1 as orders, quantity, ${shareOf(sql`up_to`, sql`up_to - net`)} as goods, 0 as returned_quantity, 0 as returned_goods
  from (
    select *, sum(net) over (partition by row_id order by place) as up_to
    from (${netLines(sql`select asked.day, orders.id as row_id, items, bundle_discount, discount_amount from ${sales}`)}) as nets
  ) as shares`;

/**
 * Deductions from sales by product: the refund of a return by what its lines cost, that of other lines by these, and an amount without
 * lines by all lines of its order.
 */
const takenLines = sql`
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
          select day, taken_id as row_id, items, bundle_discount, discount_amount, return_id, pieces, price - tax_in_price as goods
          from (${takenOff} offset 0) as taken`)}) as nets
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
  from (${soldLines} union all ${takenLines}) as counted
  group by day, key`;

/** Returns that were not taken back by their customers, by the reason of each line. */
const reasonFigures = sql`
  select asked.day, 'reason' as breakdown, reason as key, count(distinct returns.id)::integer as orders, sum(quantity)::bigint as quantity, 0 as goods,
    0 as promo_discount, 0 as taxed, 0 as tax, coalesce(sum(amount), 0)::bigint as refunded, 0 as refunded_tax,
    sum(return_lines.restocked)::bigint as restocked, sum(return_lines.written_off)::bigint as written_off, 0 as returned_quantity,
    0 as returned_goods
  from ${ofAskedDays('returns', 'created_at', sql`state <> 'withdrawn'`)}
  cross join lateral (select * from return_lines where return_id = returns.id offset 0) as return_lines
  group by asked.day, reason`;
