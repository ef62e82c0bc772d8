import type { Overview } from '../../contract/office/desk.ts';
import type { ShopRoom } from '../shop-room.ts';
import { countPending } from './count-pending.ts';
import { findOldestPending } from './sales.repository.ts';

/** How many orders wait to be packed, and since when. */
export const waitToBePacked = async (shop: ShopRoom): Promise<Overview['packing']> => {
  const [count, oldest] = await Promise.all([countPending(shop), findOldestPending(shop.database.kysely)]);
  return { count, since: oldest?.toISOString() ?? null };
};
