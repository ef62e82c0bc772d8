import type { ShopRoom } from '../shop-room.ts';
import { deletePendingOf } from './stock-notifications.repository.ts';

/** Whoever reads mail at this address waits for no product any more (decision 28). */
export const stopWaiting = ({ database }: ShopRoom, email: string): Promise<void> =>
  deletePendingOf(database.kysely, email);
