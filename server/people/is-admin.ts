import type { ShopRoom } from '../shop-room.ts';
import { hasAdminRole } from './people.repository.ts';

/** Whether an account holds the role admin: the table is asked each time, so that a role taken away is gone at once. */
export const isAdmin = ({ database }: ShopRoom, userId: string): Promise<boolean> =>
  hasAdminRole(database.kysely, userId);
