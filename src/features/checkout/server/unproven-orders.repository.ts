import { type RawBuilder, sql } from 'kysely';
import { allConditionsHold, type Clause } from '#core/server/database/atomic-statement.ts';
import type { Database } from '#core/server/database/connect.ts';
import type { RequestedProduct } from '#features/products/server/order-products.ts';

/** An order of an account without a verified address, and its limits. */
export type UnprovenOrder = {
  readonly customerId: string;
  /** Keyed hash of the network of the request. */
  readonly network: Buffer;
  readonly now: Date;
  readonly items: readonly RequestedProduct[];
  readonly limits: {
    /** For the account. */
    readonly maxOrders: number;
    readonly maxItems: number;
    /** For all accounts of the network that are younger than a day and have no verified address. */
    readonly network: { readonly maxOrders: number; readonly maxItems: number; readonly maxPerHour: number };
    /** Share of a product that unpaid orders of accounts without a verified address may reserve in total. */
    readonly stockPercent: number;
  };
};

const locking = ({ customerId, network, now, items, limits }: UnprovenOrder) => sql`lock_unproven_orders(
  ${customerId}::uuid, ${network}::bytea, ${now}::timestamptz, ${items.map(({ productId }) => productId)}::text[],
  ${items.map(({ quantity }) => quantity)}::integer[], ${limits.stockPercent}::integer)`;

/** Whether the order is within the limits; `customer` is the row with the account's unpaid orders. */
const isWithin = ({ items, limits }: UnprovenOrder, customer: RawBuilder<unknown>) => sql<boolean>`(
  select is_proven or (
    unpaid_orders < ${limits.maxOrders}::integer
    and unpaid_items + ${sumOf(items)}::integer <= ${limits.maxItems}::integer
    and network_orders < ${limits.network.maxOrders}::integer
    and network_items + ${sumOf(items)}::integer <= ${limits.network.maxItems}::integer
    and network_recent < ${limits.network.maxPerHour}::integer
    and not is_held_back
  ) from unproven cross join ${customer})`;

const sumOf = (items: readonly RequestedProduct[]): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Locks network and products, and passes if the order is within the limits. Follows the clause with the row `customer`, which locks
 * the account.
 */
export const limitingUnprovenOrders = (order: UnprovenOrder, customer: RawBuilder<unknown>): Clause => ({
  name: 'unproven',
  locks: sql`unproven as materialized (select * from ${locking(order)})`,
  condition: isWithin(order, customer),
});

/** Records the network of an order; follows the clause `order` that inserts it. */
export const recordingNetwork = ({ network }: UnprovenOrder): Clause => ({
  name: 'network',
  writes: sql`from_network as (
    insert into order_networks (order_id, network, created_at)
    select saved.id, ${network}::bytea, saved.created_at from saved cross join unproven
    where ${allConditionsHold} and not is_proven and is_new
  )`,
});

/** Whether an account with these numbers of unpaid orders and items is within the limits. */
export const isWithinUnprovenLimits = async (
  { kysely }: Pick<Database, 'kysely'>,
  order: UnprovenOrder,
  { unpaidOrders, unpaidItems }: { readonly unpaidOrders: number; readonly unpaidItems: number },
): Promise<boolean> => {
  const customer = sql`(select ${unpaidOrders}::bigint as unpaid_orders, ${unpaidItems}::bigint as unpaid_items) as customer`;
  const { rows } = await sql<{ yes: boolean }>`
    with unproven as materialized (select * from ${locking(order)}) select ${isWithin(order, customer)} as yes`.execute(
    kysely,
  );
  return rows[0]?.yes === true;
};
