import type { ShopRoom } from '../shop-room.ts';
import { deleteCopiesBefore } from './confirmation-copies.repository.ts';

/** Deletes which addresses got a confirmation, once that no longer keeps them from getting one (decision 169). */
export const deleteOldCopies = ({ database, clock }: Pick<ShopRoom, 'database' | 'clock'>): Promise<void> =>
  deleteCopiesBefore(database.kysely, clock());
