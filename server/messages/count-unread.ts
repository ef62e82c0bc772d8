import type { ShopRoom } from '../shop-room.ts';
import { countMessages } from './messages.repository.ts';

/** How many messages nobody has read yet, counted up to 1,000. */
export const countUnread = async ({ database }: ShopRoom): Promise<number> =>
  (await countMessages(database.kysely, 'unread')).count;
