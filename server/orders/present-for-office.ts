import type { OfficeOrder, OrderChange } from '../../contract/office/orders.ts';
import type { Language } from '../../domain/language.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findHistory } from './office-orders.repository.ts';
import type { StoredOrder } from './orders.repository.ts';
import { presentOrders } from './present-orders.ts';

/** Orders as the office reads them: as their customers do, and what happened to each. */
export const presentForOffice = async (
  shop: ShopRoom,
  orders: readonly StoredOrder[],
  language: Language,
): Promise<OfficeOrder[]> => {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const [views, changes] = await Promise.all([
    presentOrders(shop, orders, language),
    findHistory(shop.database.kysely, ids),
  ]);
  const histories = Map.groupBy(changes, ({ order_id: id }) => id);
  return orders.flatMap((order, place) => {
    const view = views[place];
    if (view === undefined) return [];
    const history = (histories.get(order.id) ?? []).map(presentChange);
    return [{ ...view, id: order.id, language: order.language, history }];
  });
};

/** The same for one that was changed a moment ago. */
export const presentChanged = async (shop: ShopRoom, order: StoredOrder, language: Language): Promise<OfficeOrder> => {
  const [view] = await presentForOffice(shop, [order], language);
  if (view === undefined) throw new Error(`${order.order_number} was changed and cannot be shown`);
  return view;
};

const presentChange = (change: Awaited<ReturnType<typeof findHistory>>[number]): OrderChange => ({
  at: change.changed_at.toISOString(),
  by: change.name,
  status: change.to_status,
  payment: change.to_payment,
});
