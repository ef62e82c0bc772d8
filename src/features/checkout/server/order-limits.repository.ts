import { type RawBuilder, sql } from 'kysely';
import type { Clause } from '#core/server/database/atomic-statement.ts';
import type { Database } from '#core/server/database/connect.ts';

/** Limits of an account: unpaid orders, items in all unpaid orders, and orders per hour. */
export type OrderLimits = {
  readonly maxUnpaidOrders: number;
  readonly maxUnpaidItems: number;
  readonly maxOrdersPerHour: number;
};

/** `now` is the time of the new order. */
type Counted = { readonly customerId: string; readonly now: Date; readonly limits: OrderLimits };

/** Unpaid orders and items of an account, and number and first time of its orders in the last hour. */
export type CustomerOrders = {
  readonly unpaidOrders: number;
  readonly unpaidItems: number;
  readonly recentOrders: number;
  readonly firstRecent: Date | null;
};

/** Row of `limitingOrders` for later clauses; `has_order` is true unless all orders are cancelled. */
export const lockedCustomer: RawBuilder<unknown> = sql`customer`;

const locking = ({ customerId, now, limits }: Counted) => sql`lock_customer_orders(
  ${customerId}::uuid, ${limits.maxUnpaidOrders}::integer, ${limits.maxOrdersPerHour}::integer,
  ${now}::timestamptz - interval '1 hour')`;

/**
 * Locks the customer's orders until the end of the transaction, so that concurrent orders of a customer are checked one at a time.
 * Passes if an order with `items` more items is within the limits.
 */
export const limitingOrders = (counted: Counted, items: number): Clause => ({
  name: 'customer',
  locks: sql`${lockedCustomer} as materialized (select * from ${locking(counted)})`,
  condition: sql`(select unpaid_orders < ${counted.limits.maxUnpaidOrders}::integer
      and unpaid_items + ${items}::integer <= ${counted.limits.maxUnpaidItems}::integer
      and recent_orders < ${counted.limits.maxOrdersPerHour}::integer
    from ${lockedCustomer})`,
});

/** Locks the customer's orders until the end of the transaction, so that the customer cannot place an order meanwhile. */
export const lockCustomer = async (kysely: Database['kysely'], customerId: string): Promise<void> => {
  const limits = { maxUnpaidOrders: 0, maxUnpaidItems: 0, maxOrdersPerHour: 0 };
  await sql`select from ${locking({ customerId, now: new Date(), limits })}`.execute(kysely);
};

/** Counts the customer's orders, up to the limits. */
export const countCustomerOrders = async (
  { kysely }: Pick<Database, 'kysely'>,
  counted: Counted,
): Promise<CustomerOrders> => {
  const { rows } = await sql<CustomerOrders>`select unpaid_orders as "unpaidOrders", unpaid_items as "unpaidItems",
    recent_orders as "recentOrders", first_recent as "firstRecent" from ${locking(counted)}`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('the count of orders returned no row');
  return row;
};
