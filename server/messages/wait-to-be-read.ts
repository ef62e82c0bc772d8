import type { Overview } from '../../contract/office/desk.ts';
import type { ShopRoom } from '../shop-room.ts';
import { countUnread } from './count-unread.ts';
import { findOldestUnread } from './messages.repository.ts';

/** How many messages wait to be read, and since when. */
export const waitToBeRead = async (shop: ShopRoom): Promise<Overview['unread']> => {
  const [count, oldest] = await Promise.all([countUnread(shop), findOldestUnread(shop.database.kysely)]);
  return { count, since: oldest?.toISOString() ?? null };
};
