import type { Transaction } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import { mailLanguage } from '#core/server/mail/compose-mail.ts';
import type { ClaimedAccount } from '#features/auth/server/accounts/index.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { accountClaimedMail } from './privacy.mails.ts';

/**
 * Clears an account whose address was proven by its owner (decision 163), in the same transaction, to hide a previous user's
 * data: each feature clears its part in the `claim` of its personal data. The consent log never changes. On one of the account's
 * own devices the data stays. Permissions are always revoked. Sends a mail.
 */
export const clearClaimedAccount = async (
  shop: Pick<ShopContext, 'clock' | 'box' | 'registry'>,
  transaction: Transaction<Tables>,
  { id: userId, email, userMetadata, language, isOwnDevice }: ClaimedAccount,
): Promise<void> => {
  const { personalData } = shop.registry;
  for (const { revokeAccess } of personalData) await revokeAccess?.(transaction, userId);
  let detachedOrders = 0;
  if (!isOwnDevice) {
    const account = { userId, address: email ?? '', userMetadata };
    for (const { claim } of personalData) detachedOrders += (await claim?.(shop, transaction, account)) ?? 0;
  }
  if (email === null) return;
  const mail = { to: email, language: mailLanguage(language), hasOrders: detachedOrders > 0 };
  await accountClaimedMail.send(shop, transaction, mail);
};
