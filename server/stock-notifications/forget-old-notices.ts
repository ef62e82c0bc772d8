import type { ShopRoom } from '../shop-room.ts';
import { deleteToldBefore } from './stock-notifications.repository.ts';

/** Forgets who asked a year ago or longer to be told of a product, and was. */
export const forgetOldNotices = ({ database, clock }: Pick<ShopRoom, 'database' | 'clock'>): Promise<void> => {
  const before = clock();
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return deleteToldBefore(database.kysely, before);
};
