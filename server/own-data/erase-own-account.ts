import type { Language } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { Caller } from '../api/context.ts';
import type { OwnersProof } from '../auth/own/confirm-owner.ts';
import type { AccountsTables } from '../auth/tables.ts';
import { endConsentsOf } from '../consents/end-consents-of.ts';
import { inTransaction } from '../database/connect.ts';
import { forgetMessagesOf } from '../messages/forget-messages-of.ts';
import { unsubscribeAddress } from '../newsletter/unsubscribe-address.ts';
import { blankOrdersOf } from '../orders/blank-orders-of.ts';
import { isLastAdmin } from '../people/is-last-admin.ts';
import { nameOf } from '../people/name-of.ts';
import type { ShopRoom } from '../shop-room.ts';
import { forgetWaitingOf } from '../stock-notifications/forget-waiting-of.ts';
import type { OwnAccounts } from './own-accounts.ts';

type Farewell = { readonly caller: Caller; readonly language: Language; readonly proof: OwnersProof };

/**
 * Deletes a caller's account once they have shown again that it is theirs: in one transaction all that is theirs goes, and
 * their orders stay without them (decision 77). A mail confirms it. LAST_ADMIN, and what `confirmOwner` refuses.
 */
export const eraseOwnAccount = async (
  shop: ShopRoom,
  accounts: OwnAccounts,
  { caller, language, proof }: Farewell,
): Promise<void> => {
  const { userId, email } = caller;
  await accounts.confirmOwner(caller, proof);
  await inTransaction(shop.database, (transaction) =>
    accounts.eraseAccount(transaction.withTables<AccountsTables>(), userId, async () => {
      if (await isLastAdmin(transaction, userId)) throw new Refusal('LAST_ADMIN');
      const name = await nameOf(transaction, userId);
      await blankOrdersOf(transaction, userId);
      await forgetWaitingOf(transaction, { userId, email });
      await endConsentsOf(shop, transaction, { userId, email });
      // whoever came by their phone alone has no mailbox
      if (email === '') return;
      await unsubscribeAddress(transaction, email);
      await forgetMessagesOf(transaction, email);
      await shop.post.mail(transaction, [{ kind: 'account-deleted', to: email, language, name }]);
    }),
  );
};
