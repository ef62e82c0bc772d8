import { type Language, languages } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import { listOpenShipments } from '#features/fulfillment/server/list-shipments.ts';
import type { AdminShipment } from '#features/fulfillment/shipments.admin.contract.ts';
import { toOrderViews } from '#features/order-status/server/order-views.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { findOrdersByIds } from '#features/orders/server/find-order.ts';

type Sheets = {
  readonly orders: { id: string; language: Language; order: OrderView }[];
  readonly shipments: AdminShipment[];
};

/** Returns the selected orders, each in its own language, and their parcels that are packed or handed over. */
export const getSheets = async (shop: ShopContext, orderIds: readonly string[]): Promise<Sheets> => {
  const orders = await findOrdersByIds(shop, orderIds);
  const views = new Map<string, OrderView>();
  for (const language of languages) {
    const own = orders.filter((order) => order.language === language);
    const orderViews = await toOrderViews(shop, own, language);
    for (const view of orderViews) views.set(view.orderNumber, view);
  }
  const indexById = new Map(orders.map(({ id }, index) => [id, index]));
  const shipments = await listOpenShipments(shop, orderIds);
  return {
    orders: orders.flatMap(({ id, language, order_number: number }) => {
      const order = views.get(number);
      return order === undefined ? [] : [{ id, language, order }];
    }),
    shipments: shipments.toSorted(
      (one, other) => (indexById.get(one.orderId) ?? 0) - (indexById.get(other.orderId) ?? 0),
    ),
  };
};
