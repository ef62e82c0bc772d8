import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { Clause } from '../../platform/database/statement-clauses.ts';

/** Limits of an account: unpaid orders, items in all unpaid orders together, and orders per hour. */
export type OrderLimits = {
  readonly maxUnpaidOrders: number;
  readonly maxUnpaidItems: number;
  readonly maxOrdersPerHour: number;
};

/** `now` is the time of the new order. */
type Counted = { readonly customerId: string; readonly now: Date; readonly limits: OrderLimits };

/** Unpaid orders and items of an account, and the number and first time of its orders within the last hour. */
export type CustomerOrders = {
  readonly unpaidOrders: number;
  readonly unpaidItems: number;
  readonly recentOrders: number;
  readonly firstRecent: Date | null;
};

/** The row of `limitingOrders` for clauses after it; `has_order` is true unless all orders are cancelled. */
export const lockedCustomer: RawBuilder<unknown> = sql`customer`;

const locking = ({ customerId, now, limits }: Counted) => sql`lock_customer_orders(
  ${customerId}::uuid, ${limits.maxUnpaidOrders}::integer, ${limits.maxOrdersPerHour}::integer,
  ${now}::timestamptz - interval '1 hour')`;

/**
 * Locks the customer's orders until the end of the transaction, so that concurrent orders of a customer are checked one after
 * the other. Agrees when an order with `items` more items stays within the limits.
 */
export const limitingOrders = (counted: Counted, items: number): Clause => ({
  name: 'customer',
  holds: sql`${lockedCustomer} as materialized (select * from ${locking(counted)})`,
  agrees: sql`(select unpaid_orders < ${counted.limits.maxUnpaidOrders}::integer
      and unpaid_items + ${items}::integer <= ${counted.limits.maxUnpaidItems}::integer
      and recent_orders < ${counted.limits.maxOrdersPerHour}::integer
    from ${lockedCustomer})`,
});

/** Counts the customer's orders, no further than the limits. */
export const countCustomerOrders = async (
  { kysely }: Pick<Database, 'kysely'>,
  counted: Counted,
): Promise<CustomerOrders> => {
  const { rows } = await sql<CustomerOrders>`select unpaid_orders as "unpaidOrders", unpaid_items as "unpaidItems",
    recent_orders as "recentOrders", first_recent as "firstRecent" from ${locking(counted)}`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('orders were counted without an answer');
  return row;
};
