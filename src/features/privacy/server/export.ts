import type { Caller } from '#core/server/api/request-context.ts';
import type { ShopContext } from '#core/server/context.ts';
import { readExports } from '#core/server/privacy/read-exports.ts';
import type { OwnAccount } from '#features/auth/server/own-account.ts';

/**
 * Returns all personal data of the caller (decision 76). Data stored by e-mail address alone is included only when the address
 * is verified: anyone may sign up with another person's address.
 */
export const exportPersonalData = async (
  shop: ShopContext,
  accounts: Pick<OwnAccount, 'exportAccount'>,
  caller: Caller,
): Promise<Readonly<Record<string, unknown>>> => {
  const { account, isEmailVerified } = await accounts.exportAccount(caller);
  const email = isEmailVerified ? account.email : null;
  const person = { userId: caller.userId, address: caller.email, email };
  return {
    exportedAt: shop.clock().toISOString(),
    account,
    ...(await readExports(shop, person, caller)),
    isEmailVerified,
  };
};
