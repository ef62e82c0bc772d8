import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { pseudonymOf, type ShopContext } from '#core/server/context.ts';
import type { Clause } from '#core/server/database/atomic-statement.ts';
import type { Database } from '#core/server/database/connect.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import type { RequestedProduct } from '#features/products/server/order-products.ts';
import { countCustomerOrders, limitingOrders, lockedCustomer } from './order-limits.repository.ts';
import {
  isWithinUnprovenLimits,
  limitingUnprovenOrders,
  recordingNetwork,
  type UnprovenOrder,
} from './unproven-orders.repository.ts';

type NewOrder = {
  readonly customerId: string;
  readonly lines: readonly RequestedProduct[];
  readonly now: Date;
  /** Network of a customer without a verified address; null for others and for orders by phone. */
  readonly unprovenNetwork: string | null;
};

const MS_PER_HOUR = 3_600_000;

/**
 * Enforces the account limits of the settings (decision 168): unpaid orders, unpaid items, orders per hour, and those of accounts
 * without a verified address. An order is unpaid while it is neither shipped nor cancelled and its payment is pending. Must be the
 * first clauses of the statement, because they lock customer, network and products.
 */
export const limitOrders = (shop: Pick<ShopContext, 'settings' | 'box'>, order: NewOrder): Clause[] => {
  const { customerId, now } = order;
  const unproven = unprovenOrderOf(shop, order);
  return [
    limitingOrders({ customerId, now, limits: shop.settings }, countItems(order)),
    ...(unproven === null ? [] : [limitingUnprovenOrders(unproven, lockedCustomer)]),
  ];
};

/** Records the network of an order of an account without a verified address; follows the clause that inserts the order. */
export const recordNetwork = (shop: Pick<ShopContext, 'settings' | 'box'>, order: NewOrder): Clause[] => {
  const unproven = unprovenOrderOf(shop, order);
  return unproven === null ? [] : [recordingNetwork(unproven)];
};

const countItems = ({ lines }: NewOrder): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const unprovenOrderOf = (
  shop: Pick<ShopContext, 'settings' | 'box'>,
  { customerId, lines, now, unprovenNetwork }: NewOrder,
): UnprovenOrder | null => {
  if (unprovenNetwork === null) return null;
  const { settings } = shop;
  const factor = settings.unprovenNetworkFactor;
  return {
    customerId,
    network: pseudonymOf(shop, unprovenNetwork),
    now,
    items: lines,
    limits: {
      maxOrders: settings.maxUnprovenOrders,
      maxItems: settings.maxUnprovenItems,
      network: {
        maxOrders: settings.maxUnpaidOrders * factor,
        maxItems: settings.maxUnpaidItems * factor,
        maxPerHour: settings.maxOrdersPerHour * factor,
      },
      stockPercent: settings.unprovenStockPercent,
    },
  };
};

/**
 * Returns the refusal of an order above the limits; undefined within them. TOO_MANY_UNPAID_ORDERS `{ max }`, TOO_MANY_UNPAID_ITEMS
 * `{ max, unpaid }`, TOO_MANY_REQUESTS `{ seconds }`, EMAIL_PROOF_REQUIRED where a verified address lifts the limit.
 */
export const findLimitError = async (
  shop: Pick<ShopContext, 'database' | 'settings' | 'box'>,
  order: NewOrder,
): Promise<AppError | undefined> => {
  const { database, settings: limits } = shop;
  const { customerId, now } = order;
  const items = countItems(order);
  const { maxUnpaidOrders, maxUnpaidItems, maxOrdersPerHour } = limits;
  const counted = await countCustomerOrders(database, { customerId, now, limits });
  const { unpaidOrders, unpaidItems, recentOrders, firstRecent } = counted;
  if (unpaidOrders >= maxUnpaidOrders)
    return new AppError(orderErrors, 'TOO_MANY_UNPAID_ORDERS', { max: maxUnpaidOrders });
  if (unpaidItems + items > maxUnpaidItems) {
    return new AppError(orderErrors, 'TOO_MANY_UNPAID_ITEMS', { max: maxUnpaidItems, unpaid: unpaidItems });
  }
  if (recentOrders >= maxOrdersPerHour && firstRecent !== null) {
    const wait = firstRecent.getTime() + MS_PER_HOUR - now.getTime();
    return new AppError(apiErrors, 'TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil(wait / 1000)) });
  }
  const unproven = unprovenOrderOf(shop, order);
  if (unproven !== null && !(await isWithinUnprovenLimits(database, unproven, counted))) {
    return new AppError(orderErrors, 'EMAIL_PROOF_REQUIRED');
  }
  return undefined;
};

type Changed = { readonly customerId: string; readonly added: number; readonly now: Date };

/**
 * Locks a customer's orders before one of them is locked and changed. Returns a check to run after the change in the same
 * transaction, with the refusals of `findLimitError`; a change does not affect the orders per hour.
 */
export const limitChange = async (
  { settings }: Pick<ShopContext, 'settings'>,
  transaction: Database['kysely'],
  { customerId, added, now }: Changed,
): Promise<() => Promise<void>> => {
  const { maxUnpaidOrders, maxUnpaidItems } = settings;
  // one above the limit, so that an excess order is counted
  const limits = { ...settings, maxUnpaidOrders: maxUnpaidOrders + 1 };
  const count = () => countCustomerOrders({ kysely: transaction }, { customerId, now, limits });
  await count();
  return async () => {
    const { unpaidOrders, unpaidItems } = await count();
    if (unpaidOrders > maxUnpaidOrders)
      throw new AppError(orderErrors, 'TOO_MANY_UNPAID_ORDERS', { max: maxUnpaidOrders });
    if (unpaidItems > maxUnpaidItems) {
      throw new AppError(orderErrors, 'TOO_MANY_UNPAID_ITEMS', { max: maxUnpaidItems, unpaid: unpaidItems - added });
    }
  };
};
