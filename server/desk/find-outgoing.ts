import type { Overview } from '../../contract/office/desk.ts';
import { countLate } from '../jobs/count-late.ts';
import { messageTasks } from '../post/open-post.ts';
import { tellHeldChannels } from '../post/tell-held-channels.ts';
import type { ShopRoom } from '../shop-room.ts';

/** Whether messages wait, why, and for how long: what an owner would hear of from customers otherwise. */
export const findOutgoing = async (shop: ShopRoom): Promise<Overview['outgoing']> => {
  const [held, late] = await Promise.all([tellHeldChannels(shop), countLate(shop, messageTasks)]);
  return { held, late };
};
