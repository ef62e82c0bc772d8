import type { Overview } from '../../contract/office/desk.ts';
import type { Language } from '../../domain/language.ts';
import { waitToBeRead } from '../messages/wait-to-be-read.ts';
import { sumUpSales } from '../orders/sum-up-sales.ts';
import { waitToBePacked } from '../orders/wait-to-be-packed.ts';
import { listLowStock } from '../products/list-low-stock.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findOutgoing } from './find-outgoing.ts';

/** How the shop does, in eight queries however much it has sold. */
export const showOverview = async (shop: ShopRoom, language: Language): Promise<Overview> => {
  const [sales, packing, unread, lowStock, outgoing] = await Promise.all([
    sumUpSales(shop),
    waitToBePacked(shop),
    waitToBeRead(shop),
    listLowStock(shop, language),
    findOutgoing(shop),
  ]);
  return { ...sales, packing, unread, outgoing, lowStock };
};
