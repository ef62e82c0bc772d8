import type { Desk } from '../../contract/office/desk.ts';
import type { Caller } from '../api/context.ts';
import { countUnread } from '../messages/count-unread.ts';
import { countPending } from '../orders/count-pending.ts';
import type { ShopRoom } from '../shop-room.ts';

/** What waits on an admin's desk. */
export const showDesk = async (shop: ShopRoom, { email, hasSecondFactor }: Caller): Promise<Desk> => {
  const [messages, orders] = await Promise.all([countUnread(shop), countPending(shop)]);
  return { email, hasSecondFactor, waiting: { messages, orders } };
};
