import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ListSort } from '#core/api/sort-orders.ts';
import { firstFilled } from '#core/server/database/first-filled.ts';
import {
  allOf,
  containsPattern,
  countUpTo,
  cursorOf,
  findMatches,
  isAfterCursor,
  type Matches,
  searchInOrder,
} from '#core/server/database/pagination.ts';
import { withCustomPlan } from '#core/server/database/prepared-statements.ts';
import { searchedEmails, searchTermsOf } from '#core/server/database/search-terms.ts';
import type { OrderStatus, PaymentFilter, StoredPaymentStatus } from '#features/orders/order-status.ts';
import { orderColumns, type StoredOrder, toStoredItem } from '#features/orders/server/stored-order.ts';
import type { Tables } from '#generated/tables.gen.ts';

/** Filters and cursor of an order list. */
export type OrderFilters = {
  readonly q?: string | undefined;
  /** End of the order number, in addition to `q`. */
  readonly shortNumber?: string | undefined;
  readonly status?: OrderStatus | undefined;
  /** `owed`: cancelled and not fully refunded, or overpaid; `ready` and `overdue` as for `isReady` and `isOverdue`. */
  readonly payment?: PaymentFilter | undefined;
  /** Dates in Cairo time, YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort?: ListSort | undefined;
  readonly after?: string | undefined;
  /** Only these orders. */
  readonly ids?: readonly string[] | undefined;
};

type Reader = Kysely<Tables>;

type ListedOrder = StoredOrder & { readonly cursor: string };

/** Returns filtered orders by creation time, after a cursor; `matches` are the search results, if known and few. */
export const findOrders = async (
  database: Reader,
  filters: OrderFilters,
  limit: number,
  matches: Matches['ids'] = null,
): Promise<ListedOrder[]> => {
  const { q, after, sort } = filters;
  const isOldestFirst = sort === 'oldest';
  const direction = isOldestFirst ? 'asc' : 'desc';
  const filtered = () => {
    const query = filteredOrders(database, filters);
    return after === undefined ? query : query.where(isAfterCursor('orders', after, isOldestFirst));
  };
  const list = async (from: ReturnType<typeof filtered>) => {
    const rows = await from
      .select([...orderColumns, cursorOf('orders').as('cursor')])
      .orderBy('created_at', direction)
      .orderBy('id', direction)
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...toStoredItem(row), cursor: row.cursor }));
  };
  if (matches !== null) return list(filtered().where('id', '=', sql<string>`any(${[...matches]}::uuid[])`));
  if (!q) return list(filtered());
  const inOrder = (count: number) =>
    sql`order by created_at ${sql.raw(direction)}, id ${sql.raw(direction)} limit ${count}`;
  // ids only, because the rows are wide
  const listFrom = (matching: RawBuilder<unknown>) =>
    list(
      database
        .selectFrom('orders')
        .where(sql<boolean>`id in (select id from ${matching} ${inOrder(limit)})`)
        .modifyEnd(withCustomPlan),
    );
  return searchInOrder({
    limit,
    amongFirst: (count) =>
      listFrom(sql`(${filtered().selectAll('orders')} ${inOrder(count)}) as orders where ${allOf(matchesText(q))}`),
    // `offset 0` finds all matches before sorting: otherwise the planner may scan all orders in sort order
    amongAll: () => {
      const all = [...matchesIndex(q), ...matchesText(q)].reduce((query, each) => query.where(each), filtered());
      return listFrom(sql`(${all.select(['id', 'created_at'])} offset 0) as found`);
    },
  });
};

/** Returns the cursor of an order in lists sorted by creation time; undefined for an unknown number. */
export const findOrderCursor = async (database: Reader, orderNumber: string): Promise<string | undefined> => {
  const row = await database
    .selectFrom('orders')
    .select(cursorOf('orders').as('cursor'))
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  return row?.cursor;
};

/** Maximum count of search results; a larger result needs a narrower search. */
const MAX_MATCHES = 100;

/** Counts filtered orders; also returns the ids of few search results. */
export const countOrders = async (database: Reader, filters: OrderFilters): Promise<Matches> => {
  const query = ordersOf(database, filters);
  return filters.q
    ? findMatches(query.select('id'), MAX_MATCHES)
    : { ...(await countUpTo(database, query)), ids: null };
};

/** Returns up to `limit` ids of filtered orders by creation time; with a search, of any matches if there are more. */
export const findOrderIds = async (database: Reader, filters: OrderFilters, limit: number): Promise<string[]> => {
  const direction = filters.sort === 'oldest' ? 'asc' : 'desc';
  const query = ordersOf(database, filters).select(['id', 'created_at']);
  // the inner limit bounds the matches of a search that are read before sorting
  const rows = await database
    .selectFrom((filters.q ? query.limit(limit) : query).as('orders'))
    .select('id')
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/** Returns the ids whose orders match the filters. */
export const findMatchingIds = async (
  database: Reader,
  ids: readonly string[],
  filters: OrderFilters,
): Promise<string[]> => {
  const rows = await ordersOf(database, { ...filters, ids })
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Returns the history of these orders, oldest first, with user names. `is_automatic`: a gateway reported the payment, or the shop
 * cancelled an unpaid order at its deadline. A user whose account is deleted has no name.
 */
export const findHistory = (database: Reader, orderIds: readonly string[]) =>
  database
    .selectFrom('order_status_changes as change')
    .leftJoin('profiles', 'profiles.id', 'change.changed_by')
    .innerJoin('orders', 'orders.id', 'change.order_id')
    .select(['change.order_id', 'change.to_status', 'change.to_payment', 'change.changed_at'])
    .select(firstFilled('profiles.name', 'profiles.email', 'profiles.phone_number').as('name'))
    .select(({ and, eb, exists, or, selectFrom }) =>
      and([
        eb('change.changed_by', 'is', null),
        or([
          exists(
            selectFrom('payment_transactions as event')
              .select('event.id')
              .whereRef('event.order_id', '=', 'change.order_id')
              .whereRef('event.recorded_at', '=', 'change.changed_at')
              .where('event.recorded_by', '!=', 'admin')
              .where('change.to_payment', 'is not', null),
          ),
          // a cancellation by a user clears `payment_deadline`
          and([eb('change.to_status', '=', 'cancelled'), eb('orders.payment_deadline', 'is not', null)]),
        ]),
      ])
        .$castTo<boolean>()
        .as('is_automatic'),
    )
    .where('change.order_id', 'in', [...orderIds])
    .orderBy('change.changed_at')
    .orderBy('change.id')
    .execute();

const ordersOf = (database: Reader, filters: OrderFilters) => {
  const { q = '', status } = filters;
  const query = [...matchesIndex(q), ...matchesText(q)].reduce(
    (filtered, condition) => filtered.where(condition),
    filteredOrders(database, filters),
  );
  // a status may be rare, and a generic plan would scan the table
  return q || status !== undefined ? query.modifyEnd(withCustomPlan) : query;
};

const filteredOrders = (database: Reader, { ids, shortNumber, status, payment, from, to }: OrderFilters) => {
  let query = database.selectFrom('orders');
  if (ids !== undefined) query = query.where('id', '=', sql<string>`any(${[...ids]}::uuid[])`);
  if (shortNumber !== undefined) query = query.where(sql<boolean>`right(order_number, 9) = ${shortNumber}`);
  if (status !== undefined) query = query.where('status', '=', status);
  if (payment !== undefined) query = query.where(paymentConditions[payment]);
  if (from !== undefined) query = query.where(sql<boolean>`created_at >= ${cairoMidnight(from)}`);
  if (to !== undefined) query = query.where(sql<boolean>`created_at < ${cairoMidnight(to, 1)}`);
  return query;
};

/** The index on spelled text finds candidates (decision 80). */
const matchesIndex = (q: string): RawBuilder<boolean>[] =>
  searchTermsOf(q)
    .flatMap(({ inIndex }) => inIndex)
    .map((part) => sql<boolean>`spell_search_text(search_text) like spell_search_text(${part})`);

/** Checks the text itself. `like` is only used for rare terms, because it makes the planner expect few rows. */
const matchesText = (q: string): RawBuilder<boolean>[] => [
  ...searchTermsOf(q).map(({ text, isRare }) =>
    isRare ? sql<boolean>`search_text like ${containsPattern(text)}` : sql<boolean>`strpos(search_text, ${text}) > 0`,
  ),
  ...searchedEmails(q).map((email) => sql<boolean>`lower(shipping_info ->> 'email') like ${containsPattern(email)}`),
];

/** Time of the oldest of the filtered orders. */
export const findOldestOrder = async (database: Reader, filters: OrderFilters): Promise<Date | null> => {
  const [oldest] = await findOrders(database, { ...filters, sort: 'oldest' }, 1);
  return oldest?.created_at ?? null;
};

/** The condition of the index `orders_owed_back_idx`. */
const isOwed = sql<boolean>`paid_amount - refunded_amount > case when status = 'cancelled' then coalesce(retained_amount, 0) else total end`;

/** Conditions of `toPaymentStatus`, in the form of the indexes `orders_awaiting_payment_idx` and `orders_nothing_due_idx`. */
const isAwaitingPayment = sql<boolean>`payment_status = 'pending' and status <> 'cancelled' and total > waived_amount`;
const hasNothingDue = sql<boolean>`payment_status = 'pending' and (status = 'cancelled' or total <= waived_amount)`;

/** Whether an order can be packed: its payment is settled, or is due later, on delivery or by a link that the shop sends. */
const isReady = sql<boolean>`(payment_status <> 'pending' or total <= waived_amount or payment_method in ('cash_on_delivery', 'card_link'))`;

/**
 * Whether a pending order to be paid in advance is unpaid, and the shop has not cancelled it: an hour after its deadline, because gateway
 * queries extend it by an hour at most, or three days after an order without a deadline. Transfers to check are a separate work item. In the
 * form of the index `orders_unpaid_advance_idx`.
 */
const isOverdue = sql<boolean>`(payment_status = 'pending' and status = 'pending' and total > waived_amount
  and payment_method not in ('cash_on_delivery', 'card_link')
  and coalesce(payment_deadline + interval '1 hour', created_at + interval '3 days') <= now()
  and not exists (select from transfer_proofs where order_id = orders.id and state = 'sent'))`;

const hasPaymentStatus = (status: StoredPaymentStatus) => sql<boolean>`payment_status = ${status}`;

const paymentConditions: Readonly<Record<PaymentFilter, RawBuilder<boolean>>> = {
  pending: isAwaitingPayment,
  nothing_due: hasNothingDue,
  paid: hasPaymentStatus('paid'),
  partly_refunded: hasPaymentStatus('partly_refunded'),
  refunded: hasPaymentStatus('refunded'),
  owed: isOwed,
  ready: isReady,
  overdue: isOverdue,
};

/** Start of a day in Cairo, or of the day `later` days after it. */
const cairoMidnight = (day: string, later = 0) =>
  sql`((${day}::date + ${later}::integer)::timestamp at time zone 'Africa/Cairo')`;
