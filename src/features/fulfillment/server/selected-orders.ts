import { AppError } from '#core/errors/app-error.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { BulkItem } from '#features/bulk-runs/server/define-bulk-action.ts';
import { canTransitionTo, type OrderStatus } from '#features/orders/order-status.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { orderChanged } from '#features/orders/server/lock-order.ts';
import { isParcelOpen } from '../shipment-state.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { findShipmentsOf } from './shipments.repository.ts';
import { packParcel } from './update-shipment.ts';

/** Status that a bulk action expects of an order before it changes to another. */
export const statusBefore = {
  processing: 'pending',
  shipped: 'processing',
  delivered: 'shipped',
} as const satisfies Partial<Record<OrderStatus, OrderStatus>>;

/** Changes the status of a selected order like the single action. Refuses an order with another status and returns that status. */
export const moveSelectedOrder = (
  shop: ShopContext,
  { id, adminId, transact }: BulkItem,
  to: keyof typeof statusBefore,
): Promise<void> =>
  withTarget(to, changeOrderStatus(shop, adminId, { id, from: statusBefore[to], to, refund: false }, transact));

/** Whether a bulk action may cancel an order: the goods of a shipped one are with the courier, so it is cancelled on its own. */
export const isCancellableInBulk = (status: OrderStatus): boolean =>
  status !== 'shipped' && canTransitionTo(status, 'cancelled');

/** Returns those of the orders that have a packed or handed-over parcel. */
export const findOrdersWithOpenParcel = async (
  { database }: ShopContext,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const shipments = ids.length === 0 ? [] : await findShipmentsOf(database.kysely, ids);
  return new Set(shipments.filter(({ state }) => isParcelOpen(state)).map(({ order_id: orderId }) => orderId));
};

/**
 * Cancels a selected order that is not shipped, like the single action. `refund`: whether gateways refund their payments; what has to
 * be returned by hand stays owed.
 */
export const cancelSelectedOrder = (
  shop: ShopContext,
  { id, adminId, transact }: BulkItem,
  refund: boolean,
): Promise<void> => {
  const to = 'cancelled';
  const cancelled = changeOrderStatus(
    shop,
    adminId,
    {
      id,
      to,
      refund,
      refundsByHand: false,
      from: (order) => {
        if (!isCancellableInBulk(order.status)) throw orderChanged(order);
        return order.status;
      },
    },
    transact,
  );
  return withTarget(to, cancelled);
};

/** Adds the target status to ORDER_CHANGED: the admin did not submit a status, so "changed meanwhile" would be wrong. */
const withTarget = async (to: OrderStatus, change: Promise<unknown>): Promise<void> => {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'ORDER_CHANGED') throw error;
    const needs = to === 'processing' || to === 'shipped' || to === 'delivered' ? statusBefore[to] : 'pending';
    throw new AppError(orderErrors, 'ORDER_CHANGED', { ...error.details, needs, to });
  }
};

/**
 * Packs a parcel of a selected order with its amount due as cash, like the single action. SHIPMENT_EXISTS for an order that has a
 * packed parcel.
 */
export const packSelectedOrder = (
  shop: ShopContext,
  { id, adminId, transact }: BulkItem,
  courierId: string,
): Promise<void> =>
  transact((transaction) =>
    packParcel(shop, transaction, { orderId: id, adminId, parcel: { courierId, trackingNumber: null }, isOnly: true }),
  );
