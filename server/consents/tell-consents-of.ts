import type { ToldConsent } from '../../contract/consents.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findConsentsOf } from './consents.repository.ts';
import { personOf } from './person-of.ts';
import { presentConsent } from './present-consent.ts';

/** Somebody signed in; the address is null unless it was shown to be theirs. */
type Asking = { readonly userId: string; readonly email: string | null };

/** All that somebody agreed to and took back, the newest first; what was said by an address alone only if it is given. */
export const tellConsentsOf = async (shop: ShopRoom, { userId, email }: Asking): Promise<ToldConsent[]> => {
  const person = email === null ? null : personOf(shop, { email, userId });
  return (await findConsentsOf(shop.database.kysely, { person, userId })).map(presentConsent);
};
