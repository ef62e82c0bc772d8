import { type Kysely, sql, type Transaction } from 'kysely';
import type { OrderStatus, PaymentStatus } from '../../domain/orders/status.ts';
import {
  containsPattern,
  countUpTo,
  cursorOf,
  isAfterCursor,
  MAX_COUNTED,
} from '../../platform/database/pagination.ts';

import { withCustomPlan } from '../../platform/database/prepared-statements.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { type OrderFilters, searchedEmails, searchTermsOf } from './order-filters.ts';
import { orderColumns, type StoredOrder, toStoredItem } from './orders.repository.ts';

type Reader = Kysely<Tables>;

/** Orders in their order of time, from behind a place on. */
export const findOrders = async (
  database: Reader,
  filters: OrderFilters,
  limit: number,
): Promise<(StoredOrder & { readonly cursor: string })[]> => {
  const isOldestFirst = filters.sort === 'oldest';
  const direction = isOldestFirst ? 'asc' : 'desc';
  let query = ordersOf(database, filters);
  if (filters.after !== undefined) query = query.where(isAfterCursor('orders', filters.after, isOldestFirst));
  const rows = await query
    .select([...orderColumns, cursorOf('orders').as('cursor')])
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...toStoredItem(row), cursor: row.cursor }));
};

/** How many are counted of what is searched for: who sees that there are more says more of what they look for. */
const MOST_SOUGHT = 100;

export const countMatches = (database: Reader, filters: OrderFilters) =>
  countUpTo(database, ordersOf(database, filters), filters.q ? MOST_SOUGHT : MAX_COUNTED);

/** What happened to these orders, oldest first, and under whose name. */
export const findHistory = (database: Reader, orderIds: readonly string[]) =>
  database
    .selectFrom('order_status_changes as change')
    .leftJoin('profiles', 'profiles.id', 'change.changed_by')
    .select(['change.order_id', 'change.to_status', 'change.to_payment', 'change.changed_at', 'profiles.name'])
    .where('change.order_id', 'in', [...orderIds])
    .orderBy('change.changed_at')
    .orderBy('change.id')
    .execute();

export type Change<State> = {
  readonly id: string;
  readonly from: State;
  readonly to: State;
  readonly by: string;
  readonly at: Date;
};

/** Moves an order if it still is what it was believed to be, and writes down who did; undefined when it is not. */
export const updateStatus = async (
  transaction: Transaction<Tables>,
  { id, from, to, by, at }: Change<OrderStatus>,
): Promise<StoredOrder | undefined> => {
  const row = await transaction
    .updateTable('orders')
    .set({ status: to })
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

/** The same for what is known of its money. */
export const updatePayment = async (
  transaction: Transaction<Tables>,
  { id, from, to, by, at }: Change<PaymentStatus>,
): Promise<StoredOrder | undefined> => {
  const row = await transaction
    .updateTable('orders')
    .set({ payment_status: to })
    .where('id', '=', id)
    .where('payment_status', '=', from)
    .returning(orderColumns)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await transaction
    .insertInto('order_status_changes')
    .values({ order_id: id, from_payment: from, to_payment: to, changed_by: by, changed_at: at })
    .execute();
  return toStoredItem(row);
};

/** The account that an order belongs to; null when there is none, or no such order. */
export const findOwner = async (database: Reader, id: string): Promise<string | null> => {
  const row = await database.selectFrom('orders').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id ?? null;
};

/** How an order stands now. */
export const findOrderStatus = (database: Reader, id: string) =>
  database.selectFrom('orders').select(['status', 'payment_status']).where('id', '=', id).executeTakeFirst();

const ordersOf = (database: Reader, { q, status, from, to }: OrderFilters) => {
  let query = database.selectFrom('orders');
  if (status !== undefined) query = query.where('status', '=', status);
  if (from !== undefined) query = query.where(sql<boolean>`created_at >= ${cairoMidnight(from)}`);
  if (to !== undefined) query = query.where(sql<boolean>`created_at < ${cairoMidnight(to, 1)}`);
  // the index finds candidates by Latin spelling, the text itself decides (decision 80); only what is rare is asked by `like`
  // as well, for then the planner believes that hardly anything is found
  for (const { text, inIndex, isRare } of searchTermsOf(q ?? '')) {
    query = query.where(
      isRare ? sql<boolean>`search_text like ${containsPattern(text)}` : sql<boolean>`strpos(search_text, ${text}) > 0`,
    );
    for (const part of inIndex)
      query = query.where(sql<boolean>`expand_search_spelling(search_text) like expand_search_spelling(${part})`);
  }
  for (const email of searchedEmails(q ?? '')) {
    query = query.where(sql<boolean>`lower(shipping_info ->> 'email') like ${containsPattern(email)}`);
  }
  return q ? query.modifyEnd(withCustomPlan) : query;
};

/** When a day of Cairo's calendar begins, or one some days later. */
const cairoMidnight = (day: string, later = 0) =>
  sql`((${day}::date + ${later}::integer)::timestamp at time zone 'Africa/Cairo')`;
