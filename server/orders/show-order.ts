import type { OrderView } from '../../contract/orders.ts';
import type { Language } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { Caller } from '../api/context.ts';
import { actsAsAdmin } from '../people/acts-as-admin.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findByNumber } from './orders.repository.ts';
import { presentOrders } from './present-orders.ts';

/**
 * One order, for its owner and for admins; for everybody else it does not exist: ORDER_NOT_FOUND (decision 12).
 * SECOND_FACTOR_REQUIRED for an admin who owes it.
 */
export const showOrder = async (
  shop: ShopRoom,
  caller: Caller,
  { orderNumber, language }: { readonly orderNumber: string; readonly language: Language },
): Promise<OrderView> => {
  if (!isOrderNumber(orderNumber)) throw new Refusal('ORDER_NOT_FOUND');
  const { kysely } = shop.database;
  const own = await findByNumber(kysely, orderNumber, { of: caller.userId });
  // somebody else's order is looked for by admins only: to all others it takes no other time than one that is not there
  const order = own ?? ((await actsAsAdmin(shop, caller)) ? await findByNumber(kysely, orderNumber) : undefined);
  const [view] = order === undefined ? [] : await presentOrders(shop, [order], language);
  if (view === undefined) throw new Refusal('ORDER_NOT_FOUND');
  return view;
};

/** What is no number is nobody's order, and may hold what a database cannot read. */
const isOrderNumber = (text: string): boolean => /^ORD-\d+-[0-9A-Z]{9}$/.test(text);
