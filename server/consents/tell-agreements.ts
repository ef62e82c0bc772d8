import type { ToldConsent } from '../../contract/consents.ts';
import type { ConsentPurpose } from '../../domain/people/consents.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findLatestGiven } from './consents.repository.ts';
import { personOf } from './person-of.ts';
import { presentConsent } from './present-consent.ts';

/** What each of these addresses last agreed to for a purpose, in their order; null where nothing is written down. */
export const tellAgreements = async (
  shop: ShopRoom,
  purpose: ConsentPurpose,
  emails: readonly string[],
): Promise<(ToldConsent | null)[]> => {
  const people = emails.map((email) => personOf(shop, { email, userId: null }));
  const found = await findLatestGiven(shop.database.kysely, purpose, people);
  const agreements = new Map(found.map(({ person, ...consent }) => [person.toString('hex'), presentConsent(consent)]));
  return people.map((person) => agreements.get(person.toString('hex')) ?? null);
};
