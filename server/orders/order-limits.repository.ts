import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { Clause } from '../../platform/database/statement-clauses.ts';

/** What one account may hold unpaid, orders and items in all of them together, and how many orders it may place in an hour. */
export type OrderLimits = {
  readonly maxUnpaidOrders: number;
  readonly maxUnpaidItems: number;
  readonly maxOrdersPerHour: number;
};

/** Orders are counted at this moment, which is that of the new order. */
type Counted = { readonly customerId: string; readonly now: Date; readonly limits: OrderLimits };

/** What an account holds unpaid, and what it placed within the last hour: how many, and the first of them. */
export type CustomerOrders = {
  readonly unpaidOrders: number;
  readonly unpaidItems: number;
  readonly recentOrders: number;
  readonly firstRecent: Date | null;
};

/** The row that `limitingOrders` reads under its lock, for clauses behind it: `has_order` is true unless all are cancelled. */
export const lockedCustomer: RawBuilder<unknown> = sql`customer`;

const locking = ({ customerId, now, limits }: Counted) => sql`lock_customer_orders(
  ${customerId}::uuid, ${limits.maxUnpaidOrders}::integer, ${limits.maxOrdersPerHour}::integer,
  ${now}::timestamptz - interval '1 hour')`;

/**
 * Locks the customer's orders until the end of the statement's transaction, so that two orders of one customer are checked
 * one after the other, and agrees when one order with `items` more stays within the limits.
 */
export const limitingOrders = (counted: Counted, items: number): Clause => ({
  name: 'customer',
  holds: sql`${lockedCustomer} as materialized (select * from ${locking(counted)})`,
  agrees: sql`(select unpaid_orders < ${counted.limits.maxUnpaidOrders}::integer
      and unpaid_items + ${items}::integer <= ${counted.limits.maxUnpaidItems}::integer
      and recent_orders < ${counted.limits.maxOrdersPerHour}::integer
    from ${lockedCustomer})`,
});

/** The orders of a customer now, counted no further than the limits. */
export const countCustomerOrders = async ({ kysely }: Database, counted: Counted): Promise<CustomerOrders> => {
  const { rows } = await sql<CustomerOrders>`select unpaid_orders as "unpaidOrders", unpaid_items as "unpaidItems",
    recent_orders as "recentOrders", first_recent as "firstRecent" from ${locking(counted)}`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('orders were counted without an answer');
  return row;
};
