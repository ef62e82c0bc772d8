import type { WithdrawablePurpose } from '#core/privacy/consents.ts';
import type { Caller } from '#core/server/api/request-context.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { OwnAccount } from '#features/auth/server/own-account.ts';
import { unsubscribeByLink } from '#features/newsletter/server/newsletter-subscriptions.ts';
import { cancelStockNotification } from '#features/stock-notifications/server/stock-notifications.ts';
import type { ConsentRecord } from '../consents.contract.ts';
import { listOwnConsents, type Withdrawal } from './consents.ts';

/**
 * Withdraws an active consent of the caller and ends what it was for. Ignores consents that are not listed for the caller and
 * repeated calls. Returns the remaining consents.
 */
export const withdrawConsent = async (
  shop: ShopContext,
  accounts: Pick<OwnAccount, 'tellAccount'>,
  { caller, purpose }: { readonly caller: Caller; readonly purpose: WithdrawablePurpose },
): Promise<ConsentRecord[]> => {
  const standing = await listOwnConsents(shop, accounts, caller);
  if (!standing.some((consent) => consent.purpose === purpose)) return standing;
  // the newsletter's address was proved by a mail link; notifications of an unverified address may belong to another person
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
