import type { ShopRoom } from '../shop-room.ts';
import { findRevoked } from './audit.repository.ts';

/** Every account that was taken out of the team once, some of which may be in it again. */
export const formerAdmins = ({ database }: ShopRoom): Promise<{ id: string; email: string }[]> =>
  findRevoked(database.kysely);
