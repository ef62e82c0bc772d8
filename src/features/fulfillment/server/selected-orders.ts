import { AppError } from '#core/errors/app-error.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { BulkItem } from '#features/bulk-runs/server/define-bulk-action.ts';
import { canTransitionTo, type OrderStatus } from '#features/orders/order-status.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { orderChanged } from '#features/orders/server/lock-order.ts';
import { changeOrderStatus } from './change-order-status.ts';
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

/** Cancels a selected order in any status that allows it, like the single action. */
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
      from: (order) => {
        if (!canTransitionTo(order.status, to)) throw orderChanged(order);
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
