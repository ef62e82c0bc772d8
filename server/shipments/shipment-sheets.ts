import type { AdminShipment } from '../../contract/admin/shipments.ts';
import type { OrderView } from '../../contract/orders.ts';
import { type Language, languages } from '../../domain/language.ts';
import { findOrdersByIds } from '../orders/find-order.ts';
import { toOrderViews } from '../orders/get-orders.ts';
import type { ShopContext } from '../shop-context.ts';
import { toAdminShipment } from './parcels.ts';
import { findOpenShipmentsOf } from './shipments.repository.ts';

type Sheets = {
  readonly orders: { id: string; language: Language; order: OrderView }[];
  readonly shipments: AdminShipment[];
};

/** Returns chosen orders, each in the language that it was placed in, and their parcels that are packed or with the courier. */
export const getSheets = async (shop: ShopContext, orderIds: readonly string[]): Promise<Sheets> => {
  const orders = await findOrdersByIds(shop, orderIds);
  const views = new Map<string, OrderView>();
  for (const language of languages) {
    const own = orders.filter((order) => order.language === language);
    const shown = await toOrderViews(shop, own, language);
    for (const view of shown) views.set(view.orderNumber, view);
  }
  const place = new Map(orders.map(({ id }, index) => [id, index]));
  const shipments = (await findOpenShipmentsOf(shop.database.kysely, orderIds)).map(toAdminShipment);
  return {
    orders: orders.flatMap(({ id, language, order_number: number }) => {
      const order = views.get(number);
      return order === undefined ? [] : [{ id, language, order }];
    }),
    shipments: shipments.toSorted((one, other) => (place.get(one.orderId) ?? 0) - (place.get(other.orderId) ?? 0)),
  };
};
