import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import type { ShopRoom } from '../shop-room.ts';
import { insertEndings } from './consents.repository.ts';
import { type Consenting, personOf } from './person-of.ts';

/** Writes down that whoever deletes their account takes back all that they have agreed to, under their address too. */
export const endConsentsOf = (
  shop: Pick<ShopRoom, 'pseudonym' | 'clock'>,
  transaction: Transaction<Tables>,
  leaving: Consenting,
): Promise<void> => {
  const whose = { person: personOf(shop, leaving), userId: leaving.userId };
  return insertEndings(transaction, { whose, place: 'deletion', at: shop.clock() });
};
