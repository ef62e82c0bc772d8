import type { ShopRoom } from '../shop-room.ts';
import { findSubscription } from './newsletter.repository.ts';

/** Since when an address gets the newsletter, in ISO 8601; null when it does not. */
export const tellSubscriptionOf = async ({ database }: ShopRoom, email: string): Promise<string | null> =>
  (await findSubscription(database.kysely, email))?.created_at.toISOString() ?? null;
