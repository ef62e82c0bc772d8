import type { Transaction } from 'kysely';
import type { Language } from '../../domain/language.ts';
import type { ConsentPurpose, GivingPlace } from '../../domain/people/consents.ts';
import { wordingOfToday } from '../../locales/consents.ts';
import type { Tables } from '../database/schema.ts';
import type { ShopRoom } from '../shop-room.ts';
import { insertConsent } from './consents.repository.ts';
import { type Consenting, personOf } from './person-of.ts';

/** The language is that in which they read what they agreed to. */
type Given = Consenting & {
  readonly purpose: ConsentPurpose;
  readonly language: Language;
  readonly place: GivingPlace;
};

/** Writes down that somebody agrees, to the wording of today, in the transaction of what they agree to (decision 107). */
export const recordConsent = (
  shop: Pick<ShopRoom, 'pseudonym' | 'clock'>,
  transaction: Transaction<Tables>,
  { purpose, language, place, ...whose }: Given,
): Promise<void> =>
  insertConsent(transaction, {
    happened_at: shop.clock(),
    purpose,
    wording: wordingOfToday(purpose),
    language,
    place,
    person: personOf(shop, whose),
    user_id: whose.userId,
  });
