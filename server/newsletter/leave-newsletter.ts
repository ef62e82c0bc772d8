import type { ShopRoom } from '../shop-room.ts';
import { deleteSubscription } from './newsletter.repository.ts';

/** Takes an address off the newsletter, in whatever case it stands there; one that does not is gone already. */
export const leaveNewsletter = ({ database }: ShopRoom, email: string): Promise<void> =>
  deleteSubscription(database.kysely, email);
