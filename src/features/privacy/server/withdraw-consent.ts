import type { Caller } from '#core/server/api/request-context.ts';
import type { ShopContext } from '#core/server/context.ts';
import { findWithdrawalHook } from '#core/server/privacy/define-personal-data.ts';
import type { OwnAccount } from '#features/auth/server/own-account.ts';
import { consents } from '#generated/consents.gen.ts';
import type { ConsentRecord } from '../consents.contract.ts';
import type { WithdrawablePurpose } from '../consents.ts';
import { listOwnConsents } from './consents.ts';

/**
 * Withdraws an active consent of the caller and ends its purpose. No-op for repeated calls and for consents that are not listed for
 * the caller. Returns the remaining consents.
 */
export const withdrawConsent = async (
  shop: ShopContext,
  accounts: Pick<OwnAccount, 'exportAccount'>,
  { caller, purpose }: { readonly caller: Caller; readonly purpose: WithdrawablePurpose },
): Promise<ConsentRecord[]> => {
  const current = await listOwnConsents(shop, accounts, caller);
  if (!current.some((consent) => consent.purpose === purpose)) return current;
  // an unverified address may belong to another person
  const isProven = caller.isEmailVerified || consents.some((each) => each.name === purpose && each.isBoundToAddress);
  const { run } = findWithdrawalHook(shop.registry, ({ consent }) => consent === purpose);
  await run(shop, { email: isProven ? caller.email : '', userId: caller.userId, source: 'account_page' });
  return listOwnConsents(shop, accounts, caller);
};
