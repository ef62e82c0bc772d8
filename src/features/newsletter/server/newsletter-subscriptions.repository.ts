import { type Kysely, sql } from 'kysely';
import { containsPattern, countUpTo, cursorOf, isAfterCursor } from '#core/server/database/pagination.ts';
import { withCustomPlan } from '#core/server/database/prepared-statements.ts';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

/** Deletes the subscription of an address, compared case-insensitively; no-op when there is none. */
export const deleteSubscription = async (database: Reader, email: string): Promise<void> => {
  await database.deleteFrom('newsletter_subscriptions').where(sql`lower(email)`, '=', sql`lower(${email})`).execute();
};

/** Returns the id of the new row; undefined when the address is subscribed already, compared case-insensitively. */
export const insertSubscription = async (database: Reader, email: string): Promise<string | undefined> => {
  const row = await database
    .insertInto('newsletter_subscriptions')
    .values({ email })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

/** Returns when an address subscribed, compared case-insensitively; undefined when it is not subscribed. */
export const findSubscription = (database: Reader, email: string) =>
  database
    .selectFrom('newsletter_subscriptions')
    .select('created_at')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();

export type SubscriptionFilters = { readonly q?: string | undefined; readonly after?: string | undefined };

/** Returns subscriptions behind a cursor, newest first; `q` is part of an address. */
export const findSubscriptions = (database: Reader, { q, after }: SubscriptionFilters, limit: number) => {
  let query = subscriptionsOf(database, q);
  if (after !== undefined) query = query.where(isAfterCursor('newsletter_subscriptions', after));
  return query
    .select(['id', 'email', 'created_at', cursorOf('newsletter_subscriptions').as('cursor')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
};

export const countSubscriptions = (database: Reader, q?: string) => countUpTo(database, subscriptionsOf(database, q));

/** Returns all subscriptions, oldest first. */
export const findAllSubscriptions = (database: Reader) =>
  database
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Deletes a subscription and returns its address; undefined when there is none. */
export const deleteSubscriptionById = async (database: Reader, id: string): Promise<string | undefined> => {
  const row = await database
    .deleteFrom('newsletter_subscriptions')
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
};

const subscriptionsOf = (database: Reader, q: string | undefined) => {
  const query = database.selectFrom('newsletter_subscriptions');
  if (!q) return query;
  return query.where(sql<string>`lower(email)`, 'like', containsPattern(q.toLowerCase())).modifyEnd(withCustomPlan);
};
