import { type Kysely, sql, type Transaction } from 'kysely';
import type { OrderStatus, PaymentStatus } from '../../domain/orders/status.ts';
import { countUpToMost, cursorOf, isBehind, MOST_COUNTED } from '../database/newest-first.ts';
import { patternHolding } from '../database/pattern-holding.ts';
import { plannedForItsValues } from '../database/prepared-statements.ts';
import type { Tables } from '../database/schema.ts';
import { asStored, orderColumns, type StoredOrder } from './orders.repository.ts';
import { emailsSought, type OrderFilters, textsSought } from './wanted-orders.ts';

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
  if (filters.after !== undefined) query = query.where(isBehind('orders', filters.after, isOldestFirst));
  const rows = await query
    .select([...orderColumns, cursorOf('orders').as('cursor')])
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...asStored(row), cursor: row.cursor }));
};

/** How many are counted of what is searched for: who sees that there are more says more of what they look for. */
const MOST_SOUGHT = 100;

export const countFound = (database: Reader, filters: OrderFilters) =>
  countUpToMost(database, ordersOf(database, filters), filters.q ? MOST_SOUGHT : MOST_COUNTED);

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
export const writeStatus = async (
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
  return asStored(row);
};

/** The same for what is known of its money. */
export const writePayment = async (
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
  return asStored(row);
};

/** The account that an order belongs to; null when there is none, or no such order. */
export const findOwner = async (database: Reader, id: string): Promise<string | null> => {
  const row = await database.selectFrom('orders').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id ?? null;
};

/** How an order stands now. */
export const findStanding = (database: Reader, id: string) =>
  database.selectFrom('orders').select(['status', 'payment_status']).where('id', '=', id).executeTakeFirst();

const ordersOf = (database: Reader, { q, status, from, to }: OrderFilters) => {
  let query = database.selectFrom('orders');
  if (status !== undefined) query = query.where('status', '=', status);
  if (from !== undefined) query = query.where(sql<boolean>`created_at >= ${cairoMidnight(from)}`);
  if (to !== undefined) query = query.where(sql<boolean>`created_at < ${cairoMidnight(to, 1)}`);
  // the index finds candidates by Latin spelling, the text itself decides (decision 80); only what is rare is asked by `like`
  // as well, for then the planner believes that hardly anything is found
  for (const { text, inIndex, isRare } of textsSought(q ?? '')) {
    query = query.where(
      isRare ? sql<boolean>`search_text like ${patternHolding(text)}` : sql<boolean>`strpos(search_text, ${text}) > 0`,
    );
    for (const part of inIndex)
      query = query.where(sql<boolean>`spell_for_search(search_text) like spell_for_search(${part})`);
  }
  for (const email of emailsSought(q ?? '')) {
    query = query.where(sql<boolean>`lower(shipping_info ->> 'email') like ${patternHolding(email)}`);
  }
  return q ? query.modifyEnd(plannedForItsValues) : query;
};

/** When a day of Cairo's calendar begins, or one some days later. */
const cairoMidnight = (day: string, later = 0) =>
  sql`((${day}::date + ${later}::integer)::timestamp at time zone 'Africa/Cairo')`;
