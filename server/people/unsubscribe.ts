import { Refusal } from '../../domain/refusals.ts';
import { leaveNewsletter } from '../newsletter/leave-newsletter.ts';
import type { ShopRoom } from '../shop-room.ts';
import { stopWaiting } from '../stock-notifications/stop-waiting.ts';

/**
 * Takes whoever a letter was sent to off its list (decision 29); once more is no failure. LEAVE_LINK_INVALID for a token
 * that the shop has not written.
 */
export const unsubscribe = async (shop: ShopRoom, token: string): Promise<void> => {
  const leaving = shop.post.readLeaveToken(token);
  if (leaving === null) throw new Refusal('LEAVE_LINK_INVALID');
  const whose = { email: leaving.email, userId: null, place: 'letter' } as const;
  if (leaving.list === 'stock') await stopWaiting(shop, whose);
  else await leaveNewsletter(shop, whose);
};
