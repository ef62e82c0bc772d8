import { AppError } from '#core/errors/app-error.ts';
import { errorMessage } from '#core/errors/error-message.ts';
import type { Language } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import type { OrderStatus } from '#features/orders/order-status.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { findOrdersByIds } from '#features/orders/server/find-order.ts';
import type { SelectedOrders } from '../shipments.admin.contract.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { getCourierInUse } from './couriers.ts';
import { packParcel } from './update-shipment.ts';

type OrderSelection = { readonly orderIds: readonly string[]; readonly language: Language };

/**
 * Packs a parcel with a courier for each selected order, with the order's amount due as cash; refuses orders that have a packed
 * parcel. RESOURCE_NOT_FOUND for an unknown courier, COURIER_NOT_IN_USE; refusals of orders are in the result.
 */
export const assignCourier = async (
  shop: ShopContext,
  adminId: string,
  { courierId, ...selection }: OrderSelection & { readonly courierId: string },
): Promise<SelectedOrders> => {
  await getCourierInUse(shop.database.kysely, courierId);
  return forEachOrder(shop, selection, (orderId) =>
    inTransaction(shop.database, (transaction) =>
      packParcel(shop, transaction, {
        orderId,
        adminId,
        parcel: { courierId, trackingNumber: null },
        isOnly: true,
      }),
    ),
  );
};

const stateBefore = { processing: 'pending', shipped: 'processing', delivered: 'shipped' } as const satisfies Partial<
  Record<OrderStatus, OrderStatus>
>;

/**
 * Changes the status of each selected order by the rules of the single action, with its parcels and mail. Refuses an order with
 * another status and returns that status.
 */
export const changeSelectedOrdersStatus = (
  shop: ShopContext,
  adminId: string,
  { to, ...selection }: OrderSelection & { readonly to: keyof typeof stateBefore },
): Promise<SelectedOrders> =>
  forEachOrder(shop, selection, async (id) => {
    try {
      await changeOrderStatus(shop, adminId, { id, from: stateBefore[to], to, refund: false });
    } catch (error) {
      // the admin did not submit a status, so nothing "changed meanwhile"
      if (!(error instanceof AppError) || error.code !== 'ORDER_CHANGED') throw error;
      throw new AppError(orderErrors, 'ORDER_CHANGED', { ...error.details, needs: stateBefore[to], to });
    }
  });

/** Processes the orders one after the other, each in its own transaction, and collects the refusals. */
const forEachOrder = async (
  shop: ShopContext,
  { orderIds, language }: OrderSelection,
  act: (orderId: string) => Promise<void>,
): Promise<SelectedOrders> => {
  const ids = [...new Set(orderIds)];
  const numbers = new Map((await findOrdersByIds(shop, ids)).map(({ id, order_number }) => [id, order_number]));
  const refused: SelectedOrders['refused'] = [];
  for (const id of ids) {
    try {
      await act(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const message = errorMessage(error, language, shop.shopSettings.lastRead()?.public ?? null);
      refused.push({ id, orderNumber: numbers.get(id) ?? null, message });
    }
  }
  return { done: ids.length - refused.length, refused };
};
