import type { ToldConsent } from '../../contract/consents.ts';
import type { Caller } from '../api/context.ts';
import type { OwnAccounts } from '../own-data/own-accounts.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findStanding } from './consents.repository.ts';
import { personOf } from './person-of.ts';
import { presentConsent } from './present-consent.ts';

/** What a caller agrees to today, once a purpose; what was said by an address alone only if it was shown to be theirs. */
export const showConsents = async (
  shop: ShopRoom,
  accounts: Pick<OwnAccounts, 'tellAccount'>,
  caller: Caller,
): Promise<ToldConsent[]> => {
  const { isEmailProven } = await accounts.tellAccount(caller);
  const address = personOf(shop, caller);
  const whose = { person: isEmailProven ? address : null, userId: caller.userId, address };
  const standing = await findStanding(shop.database.kysely, whose);
  const newest = standing.filter(({ purpose }, index) => standing.findIndex((e) => e.purpose === purpose) === index);
  return newest.map(presentConsent);
};
