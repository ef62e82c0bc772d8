import type { Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { OrderStatus } from '../order-status.ts';
import { orderErrors } from '../orders.errors.ts';
import { cancelOrder } from './cancel-order.ts';
import { orderChanged } from './lock-order.ts';
import { findOrderStatus, updateStatus } from './order-status.repository.ts';
import type { StoredOrder } from './stored-order.ts';

type Transition = { readonly id: string; readonly from: OrderStatus; readonly to: OrderStatus; readonly by: string };

/**
 * Moves an order to another status with a history entry; cancelling restocks the items and releases the promo code. ORDER_NOT_FOUND;
 * ORDER_CHANGED when the order does not have the expected status.
 */
export const transitionOrder = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { id, from, to, by }: Transition,
): Promise<StoredOrder> => {
  const order = await (to === 'cancelled'
    ? cancelOrder(shop, transaction, { id, from, by })
    : updateStatus(transaction, { id, from, to, by, at: shop.clock() }));
  if (order === undefined) throw await refusalForUnchangedOrder(transaction, id);
  return order;
};

/** Returns ORDER_NOT_FOUND, or ORDER_CHANGED with the current status after a concurrent change. */
const refusalForUnchangedOrder = async (transaction: Transaction<Tables>, id: string): Promise<AppError> => {
  const current = await findOrderStatus(transaction, id);
  return current === undefined ? new AppError(orderErrors, 'ORDER_NOT_FOUND') : orderChanged(current);
};
