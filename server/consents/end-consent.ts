import type { Transaction } from 'kysely';
import type { EndingPlace, RevocablePurpose } from '../../domain/people/consents.ts';
import type { Tables } from '../database/schema.ts';
import type { ShopRoom } from '../shop-room.ts';
import { insertEndings } from './consents.repository.ts';
import { type Consenting, personOf } from './person-of.ts';

/** Somebody who leaves a list: whoever reads mail at an address and, where they left from their account, it too. */
export type Leaving = Consenting & { readonly place: EndingPlace };

/** Writes down that somebody takes back what they agreed to, in the transaction that ends it; once more changes nothing. */
export const endConsent = (
  shop: Pick<ShopRoom, 'pseudonym' | 'clock'>,
  transaction: Transaction<Tables>,
  { place, purpose, ...whose }: Leaving & { readonly purpose: RevocablePurpose },
): Promise<void> =>
  insertEndings(
    transaction,
    { whose: { person: personOf(shop, whose), userId: whose.userId }, place, at: shop.clock() },
    purpose,
  );
