import type { ChosenOrders } from '../../contract/admin/shipments.ts';
import type { Language } from '../../domain/language.ts';
import type { OrderStatus } from '../../domain/orders/status.ts';
import { Refusal } from '../../domain/refusals.ts';
import { refusalMessage } from '../../locales/refusal-message.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import { getCourierInUse } from '../couriers/couriers.ts';
import { findOrdersByIds } from '../orders/find-order.ts';
import { moveOrder } from '../orders/update-order.ts';
import type { ShopContext } from '../shop-context.ts';
import { packParcel } from './change-shipment.ts';

type Chosen = { readonly orderIds: readonly string[]; readonly language: Language };

/**
 * Packs a parcel for a courier of each chosen order, with as much cash as the order owes; an order that has a packed parcel is
 * refused. RESOURCE_NOT_FOUND without the courier, COURIER_NOT_IN_USE; what refuses an order is in the result.
 */
export const assignCourier = async (
  shop: ShopContext,
  adminId: string,
  { courierId, ...chosen }: Chosen & { readonly courierId: string },
): Promise<ChosenOrders> => {
  await getCourierInUse(shop.database.kysely, courierId);
  return forEachOrder(shop, chosen, (orderId) =>
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

/** Moves each chosen order on by the rules of the single action, with its parcels and its mail. */
export const moveChosenOrders = (
  shop: ShopContext,
  adminId: string,
  { to, ...chosen }: Chosen & { readonly to: keyof typeof stateBefore },
): Promise<ChosenOrders> =>
  forEachOrder(shop, chosen, async (id) => {
    await moveOrder(shop, adminId, { id, from: stateBefore[to], to, refund: false });
  });

/** Does something to one order after the other, each in a transaction of its own, and collects the refusals. */
const forEachOrder = async (
  shop: ShopContext,
  { orderIds, language }: Chosen,
  act: (orderId: string) => Promise<void>,
): Promise<ChosenOrders> => {
  const ids = [...new Set(orderIds)];
  const numbers = new Map((await findOrdersByIds(shop, ids)).map(({ id, order_number }) => [id, order_number]));
  const refused: ChosenOrders['refused'] = [];
  for (const id of ids) {
    try {
      await act(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const message = refusalMessage(error.code, error.details, language, shop.shopSettings.lastRead()?.public ?? null);
      refused.push({ id, orderNumber: numbers.get(id) ?? null, message });
    }
  }
  return { done: ids.length - refused.length, refused };
};
