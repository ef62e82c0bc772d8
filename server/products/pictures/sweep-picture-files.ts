import type { ShopRoom } from '../../shop-room.ts';
import { sweepFiles } from './pictures.repository.ts';

/** Pages that are open, carts and devices show a picture that was replaced for so long, in days. */
const KEPT_DAYS = 30;

/** Forgets the files of pictures that were replaced or taken away long ago. */
export const sweepPictureFiles = ({ database, clock }: Pick<ShopRoom, 'database' | 'clock'>): Promise<void> => {
  const now = clock();
  return sweepFiles(database.kysely, now, new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000));
};
