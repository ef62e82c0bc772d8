import type { ToldConsent } from '../../contract/consents.ts';
import type { RevocablePurpose } from '../../domain/people/consents.ts';
import type { Caller } from '../api/context.ts';
import { leaveNewsletter } from '../newsletter/leave-newsletter.ts';
import type { OwnAccounts } from '../own-data/own-accounts.ts';
import type { ShopRoom } from '../shop-room.ts';
import { stopWaiting } from '../stock-notifications/stop-waiting.ts';
import { showConsents } from './show-consents.ts';

/**
 * Takes back what a caller agrees to today, and ends what it was for. What they are not told of is not theirs to end; once
 * more is no failure. Answers what is left.
 */
export const withdrawConsent = async (
  shop: ShopRoom,
  accounts: Pick<OwnAccounts, 'tellAccount'>,
  { caller, purpose }: { readonly caller: Caller; readonly purpose: RevocablePurpose },
): Promise<ToldConsent[]> => {
  const standing = await showConsents(shop, accounts, caller);
  if (!standing.some((consent) => consent.purpose === purpose)) return standing;
  const leaving = { email: caller.email, userId: caller.userId, place: 'account' } as const;
  if (purpose === 'newsletter') await leaveNewsletter(shop, leaving);
  else await stopWaiting(shop, leaving);
  return showConsents(shop, accounts, caller);
};
