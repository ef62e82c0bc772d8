import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Piastres } from '../../domain/money.ts';
import type { OrderStatus } from '../../domain/orders/status.ts';
import {
  allOf,
  containsPattern,
  countUpTo,
  cursorOf,
  findMatches,
  isAfterCursor,
  type Matches,
  searchInOrder,
} from '../../platform/database/pagination.ts';
import { withCustomPlan } from '../../platform/database/prepared-statements.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { type OrderFilters, searchedEmails, searchTermsOf } from './order-filters.ts';
import { orderColumns, type StoredOrder, toStoredItem } from './orders.repository.ts';

type Reader = Kysely<Tables>;

type ListedOrder = StoredOrder & { readonly cursor: string };

/** Returns filtered orders by creation time, behind a cursor; `matches` are those of the search, if they are known and few. */
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
  const listAmong = (found: RawBuilder<unknown>) =>
    list(
      database
        .selectFrom('orders')
        .where(sql<boolean>`id in (select id from ${found} ${inOrder(limit)})`)
        .modifyEnd(withCustomPlan),
    );
  return searchInOrder({
    limit,
    amongFirst: (count) =>
      listAmong(sql`(${filtered().selectAll('orders')} ${inOrder(count)}) as orders where ${allOf(isFoundBy(q))}`),
    // `offset 0` finds all of them before they are sorted: otherwise the planner may compare all orders in their sequence
    amongAll: () => {
      const all = [...mayBeFoundBy(q), ...isFoundBy(q)].reduce((query, each) => query.where(each), filtered());
      return listAmong(sql`(${all.select(['id', 'created_at'])} offset 0) as found`);
    },
  });
};

/** Upper bound of the count of a search; a larger result needs a narrower search. */
const MOST_SOUGHT = 100;

/** Counts filtered orders; few that a search finds are returned. */
export const countOrders = async (database: Reader, filters: OrderFilters): Promise<Matches> => {
  const query = ordersOf(database, filters);
  return filters.q
    ? findMatches(query.select('id'), MOST_SOUGHT)
    : { ...(await countUpTo(database, query)), ids: null };
};

/**
 * Returns the history of these orders, oldest first, with the names of the persons. `is_automatic`: nobody made the change, because a
 * gateway reported the payment, or the shop cancelled an order that was not paid in time. A person whose account is deleted has no name.
 */
export const findHistory = (database: Reader, orderIds: readonly string[]) =>
  database
    .selectFrom('order_status_changes as change')
    .leftJoin('profiles', 'profiles.id', 'change.changed_by')
    .innerJoin('orders', 'orders.id', 'change.order_id')
    .select(['change.order_id', 'change.to_status', 'change.to_payment', 'change.changed_at', 'profiles.name'])
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
          // an order that somebody cancels has no end of its hold any more
          and([eb('change.to_status', '=', 'cancelled'), eb('orders.pay_by', 'is not', null)]),
        ]),
      ])
        .$castTo<boolean>()
        .as('is_automatic'),
    )
    .where('change.order_id', 'in', [...orderIds])
    .orderBy('change.changed_at')
    .orderBy('change.id')
    .execute();

export type Change<State> = {
  readonly id: string;
  readonly from: State;
  readonly to: State;
  /** Null for the shop itself. */
  readonly by: string | null;
  readonly at: Date;
};

/** Changes the status of an order in the state `from` and records who did; undefined when the state differs. */
export const updateStatus = async (
  transaction: Transaction<Tables>,
  { id, from, to, by, at }: Change<OrderStatus>,
): Promise<StoredOrder | undefined> => {
  const row = await transaction
    .updateTable('orders')
    // an order that somebody cancels was not cancelled for want of its payment
    .set({ status: to, ...(to === 'cancelled' && by !== null ? { pay_by: null } : {}) })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning(orderColumns)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await transaction
    .insertInto('order_status_changes')
    .values({ order_id: id, from_status: from, to_status: to, changed_by: by, changed_at: at })
    .execute();
  return toStoredItem(row);
};

/** Writes down what the customer of an order whose parcel came back does not get back, in piastres. */
export const updateKeptAmount = async (transaction: Transaction<Tables>, id: string, kept: Piastres): Promise<void> => {
  await transaction.updateTable('orders').set({ kept_amount: kept }).where('id', '=', id).execute();
};

/** Returns when an order was first shipped and delivered; null for what is not written down. */
export const findDeliveryMoments = async (
  database: Reader,
  id: string,
): Promise<{ readonly shipped: Date | null; readonly delivered: Date | null }> => {
  const rows = await database
    .selectFrom('order_status_changes')
    .select(({ fn }) => ['to_status', fn.min('changed_at').as('at')])
    .where('order_id', '=', id)
    .where('to_status', 'in', ['shipped', 'delivered'])
    .groupBy('to_status')
    .execute();
  const momentOf = (status: OrderStatus) => rows.find(({ to_status }) => to_status === status)?.at ?? null;
  return { shipped: momentOf('shipped'), delivered: momentOf('delivered') };
};

/** Whether somebody else than its customer has placed an order: an admin, by phone. */
export const isPlacedByPhone = async (database: Reader, id: string): Promise<boolean> => {
  const row = await database
    .selectFrom('order_status_changes as change')
    .innerJoin('orders', 'orders.id', 'change.order_id')
    .select('change.id')
    .where('change.order_id', '=', id)
    .where('change.from_status', 'is', null)
    .where('change.to_status', 'is not', null)
    .whereRef('change.changed_by', '!=', 'orders.user_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Returns the account of an order; null when there is no account or no such order. */
export const findOwner = async (database: Reader, id: string): Promise<string | null> => {
  const row = await database.selectFrom('orders').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id ?? null;
};

/** Returns the current status and payment status of an order. */
export const findOrderStatus = (database: Reader, id: string) =>
  database
    .selectFrom('orders')
    .select(['status', 'payment_status', 'total', 'waived_amount'])
    .where('id', '=', id)
    .executeTakeFirst();

const ordersOf = (database: Reader, filters: OrderFilters) => {
  const { q = '' } = filters;
  const query = [...mayBeFoundBy(q), ...isFoundBy(q)].reduce(
    (found, condition) => found.where(condition),
    filteredOrders(database, filters),
  );
  return q ? query.modifyEnd(withCustomPlan) : query;
};

const filteredOrders = (database: Reader, { status, payment, from, to }: OrderFilters) => {
  let query = database.selectFrom('orders');
  if (status !== undefined) query = query.where('status', '=', status);
  if (payment === 'owed') query = query.where(isOwed);
  else if (payment === 'pending') query = query.where(isAwaitingPayment);
  else if (payment === 'nothing_due') query = query.where(hasNothingDue);
  else if (payment !== undefined) query = query.where('payment_status', '=', payment);
  if (from !== undefined) query = query.where(sql<boolean>`created_at >= ${cairoMidnight(from)}`);
  if (to !== undefined) query = query.where(sql<boolean>`created_at < ${cairoMidnight(to, 1)}`);
  return query;
};

/** The index on spelled text finds candidates (decision 80). */
const mayBeFoundBy = (q: string): RawBuilder<boolean>[] =>
  searchTermsOf(q)
    .flatMap(({ inIndex }) => inIndex)
    .map((part) => sql<boolean>`spell_search_text(search_text) like spell_search_text(${part})`);

/** The text itself decides. `like` is used for rare terms only, because it makes the planner expect few rows. */
const isFoundBy = (q: string): RawBuilder<boolean>[] => [
  ...searchTermsOf(q).map(({ text, isRare }) =>
    isRare ? sql<boolean>`search_text like ${containsPattern(text)}` : sql<boolean>`strpos(search_text, ${text}) > 0`,
  ),
  ...searchedEmails(q).map((email) => sql<boolean>`lower(shipping_info ->> 'email') like ${containsPattern(email)}`),
];

/** The condition of the index `orders_owed_back_idx`. */
const isOwed = sql<boolean>`paid_amount - refunded_amount > case when status = 'cancelled' then coalesce(kept_amount, 0) else total end`;

/** `shownPaymentStatus`, as the conditions of the indexes `orders_awaiting_payment_idx` and `orders_nothing_due_idx` say it. */
const isAwaitingPayment = sql<boolean>`payment_status = 'pending' and status <> 'cancelled' and total > waived_amount`;
const hasNothingDue = sql<boolean>`payment_status = 'pending' and (status = 'cancelled' or total <= waived_amount)`;

/** The start of a Cairo day, or of one `later` days after it. */
const cairoMidnight = (day: string, later = 0) =>
  sql`((${day}::date + ${later}::integer)::timestamp at time zone 'Africa/Cairo')`;
