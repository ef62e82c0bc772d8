import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ListSort } from '#core/api/sort-orders.ts';
import type { Piastres } from '#core/money/money.ts';
import { firstFilled } from '#core/server/database/first-filled.ts';
import { countUpTo, cursorOf, isAfterCursor, MAX_COUNTED } from '#core/server/database/pagination.ts';
import type { PaymentProviderName } from '#features/orders/payment-methods.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { IssueKind } from '../payment-issue.ts';

type Reader = Kysely<Tables>;

/** An issue with the number of its order and the name of the admin who settled it. */
export type NamedIssue = Selectable<Tables['payment_issues']> & {
  readonly order_number: string | null;
  readonly resolved_by_name: string | null;
};

const named = (database: Reader) =>
  database
    .selectFrom('payment_issues')
    .leftJoin('orders', 'orders.id', 'payment_issues.order_id')
    .leftJoin('profiles', 'profiles.id', 'payment_issues.resolved_by')
    .selectAll('payment_issues')
    .select(['orders.order_number'])
    .select(firstFilled('profiles.name', 'profiles.email', 'profiles.phone_number').as('resolved_by_name'));

/** Issues of orders, oldest first. */
export const findIssuesOfOrders = (database: Reader, orderIds: readonly string[]): Promise<NamedIssue[]> =>
  named(database)
    .where('payment_issues.order_id', 'in', [...orderIds])
    .orderBy('payment_issues.created_at')
    .execute();

export const findIssue = (database: Reader, id: string): Promise<NamedIssue | undefined> =>
  named(database).where('payment_issues.id', '=', id).executeTakeFirst();

type Filters = {
  readonly state: 'open' | 'resolved';
  readonly sort?: ListSort | undefined;
  readonly after?: string | undefined;
};

/** Returns issues of a state after a cursor, by time. */
export const findIssues = (
  database: Reader,
  { state, sort, after }: Filters,
  limit: number,
): Promise<(NamedIssue & { readonly cursor: string })[]> => {
  const isOldestFirst = sort === 'oldest';
  const direction = isOldestFirst ? 'asc' : 'desc';
  let query = named(database)
    .select(cursorOf('payment_issues').as('cursor'))
    .where('payment_issues.resolved_at', state === 'open' ? 'is' : 'is not', null);
  if (after !== undefined) query = query.where(isAfterCursor('payment_issues', after, isOldestFirst));
  return query
    .orderBy('payment_issues.created_at', direction)
    .orderBy('payment_issues.id', direction)
    .limit(limit)
    .execute();
};

export const countIssues = (database: Reader, state: Filters['state']) =>
  countUpTo(
    database,
    database.selectFrom('payment_issues').where('resolved_at', state === 'open' ? 'is' : 'is not', null),
    MAX_COUNTED,
  );

/** Returns the creation time of the oldest open issue; null without one. */
export const findOldestIssue = async (database: Reader): Promise<Date | null> => {
  const row = await database
    .selectFrom('payment_issues')
    .select('created_at')
    .where('resolved_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
};

export type NewIssue = {
  readonly kind: IssueKind;
  readonly orderId: string | null;
  readonly provider: PaymentProviderName;
  readonly subject: string;
  readonly amount: Piastres | null;
  readonly at: Date;
};

/** Inserts an issue once per subject; false when it exists. */
export const insertIssue = async (
  transaction: Transaction<Tables>,
  { kind, orderId, provider, subject, amount, at }: NewIssue,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('payment_issues')
    .values({ kind, order_id: orderId, provider, subject, amount, created_at: at })
    .onConflict((conflict) => conflict.columns(['kind', 'provider', 'subject']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** Resolves open issues of an order by kind or subject. */
export const resolveIssues = async (
  transaction: Transaction<Tables>,
  {
    orderId,
    kinds,
    subject,
    at,
  }: {
    readonly orderId: string;
    readonly kinds: readonly IssueKind[];
    readonly subject?: string;
    readonly at: Date;
  },
): Promise<void> => {
  let query = transaction
    .updateTable('payment_issues')
    .set({ resolved_at: at })
    .where('order_id', '=', orderId)
    .where('kind', 'in', kinds)
    .where('resolved_at', 'is', null);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  await query.execute();
};

/** Resolves an open issue; false when it is already resolved. */
export const resolveIssue = async (
  transaction: Transaction<Tables>,
  {
    id,
    note,
    adminId,
    at,
  }: { readonly id: string; readonly note: string | null; readonly adminId: string; readonly at: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('payment_issues')
    .set({ resolved_at: at, resolved_by: adminId, note })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Marks open issues created before a time as reminded, once each; returns their number. */
export const markReminded = async (
  transaction: Transaction<Tables>,
  { before, at }: { readonly before: Date; readonly at: Date },
): Promise<number> => {
  const { numUpdatedRows } = await transaction
    .updateTable('payment_issues')
    .set({ reminded_at: at })
    .where('resolved_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
