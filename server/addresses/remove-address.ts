import { Refusal } from '../../domain/refusals.ts';
import type { ShopRoom } from '../shop-room.ts';
import { deleteAddress } from './addresses.repository.ts';

/** Deletes one of a customer's addresses; no other one becomes the default. ADDRESS_NOT_FOUND. */
export const removeAddress = async ({ database }: ShopRoom, userId: string, id: string): Promise<void> => {
  if (!(await deleteAddress(database.kysely, userId, id))) throw new Refusal('ADDRESS_NOT_FOUND');
};
