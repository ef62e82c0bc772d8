import { type Kysely, sql } from 'kysely';
import {
  containsPattern,
  countUpTo,
  cursorOf,
  isAfterCursor,
  MAX_COUNTED,
} from '../../platform/database/pagination.ts';
import { withCustomPlan } from '../../platform/database/prepared-statements.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { searchedEmails, searchTermsOf } from '../orders/order-filters.ts';

type Reader = Kysely<Tables>;

/** Filters and cursor of a list of customers. */
export type CustomerListFilters = {
  readonly q?: string | undefined;
  readonly tag?: string | undefined;
  readonly after?: string | undefined;
};

export type StoredCustomer = {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly since: Date;
};

/** Customers behind a cursor, newest first; those with a tag in the order in which they were tagged. */
export const findCustomers = (
  database: Reader,
  { q, tag, after }: CustomerListFilters,
  limit: number,
): Promise<(StoredCustomer & { readonly cursor: string })[]> => {
  const sorted = tag === undefined ? 'profiles' : 'customer_tags';
  let query = customersOf(database, { q, tag });
  if (after !== undefined) query = query.where(isAfterCursor(sorted, after));
  return query
    .select(['profiles.id', 'profiles.name', 'profiles.phone_number as phone', 'profiles.created_at as since'])
    .select(cursorOf(sorted).as('cursor'))
    .orderBy(sql.ref(`${sorted}.created_at`), 'desc')
    .orderBy(sql.ref(`${sorted}.id`), 'desc')
    .limit(limit)
    .execute();
};

/** Upper bound of the count of a search; a larger result needs a narrower search. */
const MOST_SOUGHT = 100;

export const countCustomers = (database: Reader, { q, tag }: CustomerListFilters) =>
  countUpTo(database, customersOf(database, { q, tag }), q ? MOST_SOUGHT : MAX_COUNTED);

const searched = sql`customer_search_text(profiles.name, profiles.email, profiles.phone_number)`;

const customersOf = (database: Reader, { q, tag }: Pick<CustomerListFilters, 'q' | 'tag'>) => {
  let query = database.selectFrom('profiles').leftJoin('customer_tags', (join) =>
    // without a tag nothing is joined
    tag === undefined
      ? join.on(sql<boolean>`false`)
      : join.onRef('customer_tags.user_id', '=', 'profiles.id').on('customer_tags.tag', '=', tag),
  );
  if (tag !== undefined) query = query.where('customer_tags.id', 'is not', null);
  // the index on transliterated text finds candidates, the text itself decides (decision 80)
  for (const { text, inIndex } of searchTermsOf(q ?? '')) {
    query = query.where(sql<boolean>`strpos(${searched}, ${text}) > 0`);
    for (const part of inIndex) query = query.where(mayContain(part));
  }
  for (const email of searchedEmails(q ?? '')) {
    query = query
      .where(sql<boolean>`strpos(lower(profiles.email), ${email}) > 0`)
      .where(mayContain(containsPattern(email)));
  }
  return q ? query.modifyEnd(withCustomPlan) : query;
};

const mayContain = (pattern: string) =>
  sql<boolean>`expand_search_spelling(${searched}) like expand_search_spelling(${pattern})`;

export const findCustomer = (database: Reader, id: string): Promise<StoredCustomer | undefined> =>
  database
    .selectFrom('profiles')
    .select(['id', 'name', 'phone_number as phone', 'created_at as since'])
    .where('id', '=', id)
    .executeTakeFirst();

export type OrderSums = {
  readonly user_id: string;
  readonly orders: number;
  readonly cancelled: number;
  /** Piastres, of orders that were not cancelled. */
  readonly revenue: number;
  readonly paid: number;
  readonly refunded: number;
  readonly last_at: Date;
};

/** Sums of the orders of these customers; customers without orders are missing. */
export const findOrderSums = async (database: Reader, ids: readonly string[]): Promise<OrderSums[]> => {
  const { rows } = await sql<OrderSums>`
    select user_id,
      (count(*) filter (where status <> 'cancelled'))::integer as orders,
      (count(*) filter (where status = 'cancelled'))::integer as cancelled,
      coalesce(sum(total) filter (where status <> 'cancelled'), 0)::float8 as revenue,
      sum(paid_amount)::float8 as paid, sum(refunded_amount)::float8 as refunded, max(created_at) as last_at
    from orders where user_id = any(${[...ids]}::uuid[]) group by user_id`.execute(database);
  return rows;
};

/** The newest orders of a customer. */
export const findLatestOrders = (database: Reader, userId: string, limit: number) =>
  database
    .selectFrom('orders')
    .select(['order_number', 'status', 'payment_status', 'total', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
