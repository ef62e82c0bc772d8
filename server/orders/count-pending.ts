import type { ShopRoom } from '../shop-room.ts';
import { countOrders } from './orders.repository.ts';

/** How many orders nobody has begun to pack, counted up to 1,000. */
export const countPending = async ({ database }: ShopRoom): Promise<number> =>
  (await countOrders(database.kysely, 'pending')).count;
