import type { OrderView } from '../../contract/orders.ts';
import type { Language } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusals.ts';
import { isAdmin } from '../people/is-admin.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findByNumber } from './orders.repository.ts';
import { presentOrders } from './present-orders.ts';

/**
 * One order, for its owner and for admins; for everybody else it does not exist: ORDER_NOT_FOUND (decision 12).
 */
export const showOrder = async (
  shop: ShopRoom,
  userId: string,
  { orderNumber, language }: { readonly orderNumber: string; readonly language: Language },
): Promise<OrderView> => {
  const order = isOrderNumber(orderNumber) ? await findByNumber(shop.database.kysely, orderNumber) : undefined;
  const mayOpen = order !== undefined && (order.user_id === userId || (await isAdmin(shop, userId)));
  const [view] = mayOpen ? await presentOrders(shop, [order], language) : [];
  if (view === undefined) throw new Refusal('ORDER_NOT_FOUND');
  return view;
};

/** What is no number is nobody's order, and may hold what a database cannot read. */
const isOrderNumber = (text: string): boolean => /^ORD-\d+-[0-9A-Z]{9}$/.test(text);
