import type { ConsentRecord } from '../../contract/consents.ts';
import type { WithdrawablePurpose } from '../../domain/consents.ts';
import type { Caller } from '../api/context.ts';
import { unsubscribeByLink } from '../newsletter-subscriptions/newsletter-subscriptions.ts';
import type { PersonalDataAccounts } from '../personal-data/personal-data-accounts.ts';
import type { ShopContext } from '../shop-context.ts';
import { cancelStockNotification } from '../stock-notifications/stock-notifications.ts';
import { listOwnConsents, type Withdrawal } from './consents.ts';

/**
 * Withdraws an active consent of the caller and ends what it was for. Ignores consents that are not listed for the caller and
 * repeated calls. Returns the remaining consents.
 */
export const withdrawConsent = async (
  shop: ShopContext,
  accounts: Pick<PersonalDataAccounts, 'tellAccount'>,
  { caller, purpose }: { readonly caller: Caller; readonly purpose: WithdrawablePurpose },
): Promise<ConsentRecord[]> => {
  const standing = await listOwnConsents(shop, accounts, caller);
  if (!standing.some((consent) => consent.purpose === purpose)) return standing;
  // the link of a mail has proved the newsletter's address; notifications of an unverified one may be somebody else's
  const email = purpose === 'newsletter' || caller.isEmailVerified ? caller.email : '';
  const leaving = { email, userId: caller.userId, source: 'account_page' } as const;
  await endings[purpose](shop, leaving);
  return listOwnConsents(shop, accounts, caller);
};

/** Ends what a consent was for and records the withdrawal. */
const endings: Readonly<Record<WithdrawablePurpose, (shop: ShopContext, leaving: Withdrawal) => Promise<void>>> = {
  newsletter: unsubscribeByLink,
  stock_notification: cancelStockNotification,
};
