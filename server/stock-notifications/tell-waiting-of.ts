import type { OwnData } from '../../contract/own-data.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findWaitingOf, type Waiting } from './stock-notifications.repository.ts';

/** What somebody waits for or has been told of; by their address only if it is given. */
export const tellWaitingOf = async ({ database }: ShopRoom, whose: Waiting): Promise<OwnData['stockNotifications']> => {
  const waiting = await findWaitingOf(database.kysely, whose);
  return waiting.map(({ product_id, email, notified, created_at }) => ({
    productId: product_id,
    email,
    isNotified: notified,
    createdAt: created_at.toISOString(),
  }));
};
