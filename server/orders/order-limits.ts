import { Refusal } from '../../domain/refusals.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Clause } from '../../platform/database/statement-clauses.ts';
import type { ShopContext } from '../shop-context.ts';
import { countCustomerOrders, limitingOrders } from './order-limits.repository.ts';

type NewOrder = { readonly customerId: string; readonly items: number; readonly now: Date };

const MS_PER_HOUR = 3_600_000;

/**
 * Enforces the limits of the settings (decision 168): unpaid orders, unpaid items, and orders per hour of an account. An order
 * is unpaid while it is neither shipped nor cancelled and its payment is pending. Must be the first clause of the statement,
 * because it locks the customer.
 */
export const limitOrders = (
  { settings: limits }: Pick<ShopContext, 'settings'>,
  { customerId, items, now }: NewOrder,
): Clause => limitingOrders({ customerId, now, limits }, items);

/**
 * Returns the refusal of an order with `items` items above the limits; undefined when it is within. TOO_MANY_UNPAID_ORDERS `{
 * max }`, TOO_MANY_UNPAID_ITEMS `{ max, unpaid }`, TOO_MANY_REQUESTS `{ seconds }`.
 */
export const whyAboveLimits = async (
  { database, settings: limits }: Pick<ShopContext, 'database' | 'settings'>,
  { customerId, items, now }: NewOrder,
): Promise<Refusal | undefined> => {
  const { maxUnpaidOrders, maxUnpaidItems, maxOrdersPerHour } = limits;
  const counted = await countCustomerOrders(database, { customerId, now, limits });
  const { unpaidOrders, unpaidItems, recentOrders, firstRecent } = counted;
  if (unpaidOrders >= maxUnpaidOrders) return new Refusal('TOO_MANY_UNPAID_ORDERS', { max: maxUnpaidOrders });
  if (unpaidItems + items > maxUnpaidItems) {
    return new Refusal('TOO_MANY_UNPAID_ITEMS', { max: maxUnpaidItems, unpaid: unpaidItems });
  }
  if (recentOrders >= maxOrdersPerHour && firstRecent !== null) {
    const wait = firstRecent.getTime() + MS_PER_HOUR - now.getTime();
    return new Refusal('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil(wait / 1000)) });
  }
  return undefined;
};

type Changed = { readonly customerId: string; readonly added: number; readonly now: Date };

/**
 * Locks the orders of a customer before an order of theirs is locked and changed. Returns a check for after the change, in the same
 * transaction, which refuses as `whyAboveLimits` does; an hour's number of orders does not change.
 */
export const limitChange = async (
  { settings }: Pick<ShopContext, 'settings'>,
  transaction: Database['kysely'],
  { customerId, added, now }: Changed,
): Promise<() => Promise<void>> => {
  const { maxUnpaidOrders, maxUnpaidItems } = settings;
  // one more than the limit, so that an order above it is counted
  const limits = { ...settings, maxUnpaidOrders: maxUnpaidOrders + 1 };
  const count = () => countCustomerOrders({ kysely: transaction }, { customerId, now, limits });
  await count();
  return async () => {
    const { unpaidOrders, unpaidItems } = await count();
    if (unpaidOrders > maxUnpaidOrders) throw new Refusal('TOO_MANY_UNPAID_ORDERS', { max: maxUnpaidOrders });
    if (unpaidItems > maxUnpaidItems) {
      throw new Refusal('TOO_MANY_UNPAID_ITEMS', { max: maxUnpaidItems, unpaid: unpaidItems - added });
    }
  };
};
