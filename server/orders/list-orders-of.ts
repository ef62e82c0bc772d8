import type { OrderView } from '../../contract/orders.ts';
import type { Language } from '../../domain/language.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findOfCustomer } from './orders.repository.ts';
import { presentOrders } from './present-orders.ts';

const PAGE = 20;

/** A customer's orders, newest first, twenty at a time; `before` is the last one's `createdAt` (specification 7). */
export const listOrdersOf = async (
  shop: ShopRoom,
  customerId: string,
  { before, language }: { readonly before?: string | undefined; readonly language: Language },
): Promise<{ orders: OrderView[]; hasMore: boolean }> => {
  const found = await findOfCustomer(shop.database.kysely, customerId, {
    before: before === undefined ? undefined : new Date(before),
    limit: PAGE + 1,
  });
  return { orders: await presentOrders(shop, found.slice(0, PAGE), language), hasMore: found.length > PAGE };
};
