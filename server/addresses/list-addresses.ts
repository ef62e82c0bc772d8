import type { SavedAddress } from '../../contract/addresses.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findAddresses } from './addresses.repository.ts';

/** A customer's addresses: the default first, then the newest (specification 7). */
export const listAddresses = ({ database }: ShopRoom, userId: string): Promise<SavedAddress[]> =>
  findAddresses(database.kysely, userId);
