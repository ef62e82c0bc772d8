import { type PageOf, ROWS_ON_A_PAGE } from '../../contract/office/listing.ts';
import type { OfficeOrder, WantedOrders } from '../../contract/office/orders.ts';
import { cutPage } from '../database/newest-first.ts';
import type { ShopRoom } from '../shop-room.ts';
import { countFound, findOrders } from './office-orders.repository.ts';
import { presentForOffice } from './present-for-office.ts';

/** The shop's orders by number, name or phone, status and day (specification 7, Admin). */
export const listOrders = async (
  shop: ShopRoom,
  { language, ...filters }: WantedOrders,
): Promise<PageOf<OfficeOrder>> => {
  const { kysely } = shop.database;
  const [found, counted] = await Promise.all([
    findOrders(kysely, filters, ROWS_ON_A_PAGE + 1),
    countFound(kysely, filters),
  ]);
  const { rows, next } = cutPage(found, ROWS_ON_A_PAGE);
  return { rows: await presentForOffice(shop, rows, language), ...counted, next };
};
