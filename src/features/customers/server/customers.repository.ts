import { type Kysely, type RawBuilder, sql } from 'kysely';
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
import type { Tables } from '#generated/tables.gen.ts';

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

type ListedCustomer = StoredCustomer & { readonly cursor: string };

/**
 * Returns customers behind a cursor, newest first, or with a tag filter in the order of tagging. `matches`: ids from
 * `countCustomers`; null when it returned none.
 */
export const findCustomers = (
  database: Reader,
  { q, tag, after }: CustomerListFilters,
  limit: number,
  matches: Matches['ids'] = null,
): Promise<ListedCustomer[]> => {
  if (q && tag === undefined && matches === null) return searchCustomers(database, { q, after }, limit);
  const sorted = tag === undefined ? 'profiles' : 'customer_tags';
  let query = customersOf(database, matches === null ? { q, tag } : { tag });
  if (matches !== null) query = query.where('profiles.id', '=', sql<string>`any(${[...matches]}::uuid[])`);
  if (after !== undefined) query = query.where(isAfterCursor(sorted, after));
  return query
    .select(['profiles.id', 'profiles.name', 'profiles.phone_number as phone', 'profiles.created_at as since'])
    .select(cursorOf(sorted).as('cursor'))
    .orderBy(sql.ref(`${sorted}.created_at`), 'desc')
    .orderBy(sql.ref(`${sorted}.id`), 'desc')
    .limit(limit)
    .execute();
};

const searchCustomers = (
  database: Reader,
  { q, after }: { readonly q: string; readonly after?: string | undefined },
  limit: number,
): Promise<ListedCustomer[]> => {
  const behind = after === undefined ? sql`true` : isAfterCursor('profiles', after);
  const inOrder = (count: number) => sql`order by profiles.created_at desc, profiles.id desc limit ${count}`;
  const list = async (before: RawBuilder<unknown>, from: RawBuilder<unknown>) => {
    const { rows } = await sql<ListedCustomer>`${withCustomPlan} ${before}
      select profiles.id, name, phone_number as phone, created_at as since, ${cursorOf('profiles')} as cursor
      from ${from} ${inOrder(limit)}`.execute(database);
    return rows;
  };
  return searchInOrder({
    limit,
    amongFirst: (count) =>
      list(
        sql``,
        sql`(select * from profiles where ${behind} ${inOrder(count)}) as profiles where ${allOf(matchConditions(q))}`,
      ),
    // materialized before sorting, because the planner could else compare all customers in list order
    amongAll: () =>
      list(
        sql`with matched as materialized (select * from profiles where ${allOf([behind, ...candidateConditions(q), ...matchConditions(q)])})`,
        sql`matched as profiles`,
      ),
  });
};

/** Upper bound of the count of a search; a larger result needs a narrower search. */
const MAX_MATCHES = 100;

/** Counts filtered customers; also returns the ids of a search with at most MAX_MATCHES matches. */
export const countCustomers = async (database: Reader, { q, tag }: CustomerListFilters): Promise<Matches> => {
  const query = customersOf(database, { q, tag });
  return q
    ? findMatches(query.select('profiles.id'), MAX_MATCHES)
    : { ...(await countUpTo(database, query)), ids: null };
};

const customersOf = (database: Reader, { q, tag }: Pick<CustomerListFilters, 'q' | 'tag'>) => {
  let query = database.selectFrom('profiles').leftJoin('customer_tags', (join) =>
    // without a tag filter no tag is joined
    tag === undefined
      ? join.on(sql<boolean>`false`)
      : join.onRef('customer_tags.user_id', '=', 'profiles.id').on('customer_tags.tag', '=', tag),
  );
  if (tag !== undefined) query = query.where('customer_tags.id', 'is not', null);
  for (const condition of [...candidateConditions(q ?? ''), ...matchConditions(q ?? '')])
    query = query.where(condition);
  return q ? query.modifyEnd(withCustomPlan) : query;
};

/** Conditions for candidates, by the index on the spelled text (decision 80). */
const candidateConditions = (q: string): RawBuilder<boolean>[] =>
  [...searchTermsOf(q).flatMap(({ inIndex }) => inIndex), ...searchedEmails(q).map(containsPattern)].map(
    (pattern) => sql<boolean>`spell_search_text(profiles.search_text) like spell_search_text(${pattern})`,
  );

/** Exact conditions on the text itself. */
const matchConditions = (q: string): RawBuilder<boolean>[] => [
  ...searchTermsOf(q).map(({ text }) => sql<boolean>`strpos(profiles.search_text, ${text}) > 0`),
  ...searchedEmails(q).map((email) => sql<boolean>`strpos(lower(profiles.email), ${email}) > 0`),
];

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
  /** In piastres, without cancelled orders. */
  readonly revenue: number;
  readonly paid: number;
  readonly refunded: number;
  readonly last_at: Date;
};

/** Returns order totals by customer, without customers who have no orders. */
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

/** Returns the newest orders of a customer. */
export const findLatestOrders = (database: Reader, userId: string, limit: number) =>
  database
    .selectFrom('orders')
    .select(['order_number', 'status', 'payment_status', 'total', 'waived_amount', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
