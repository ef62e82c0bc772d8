import type { Transaction } from 'kysely';
import type { AccountsTables, OwnersProof } from '../../accounts/index.ts';

import type { Language } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { Caller } from '../api/context.ts';
import { withdrawAllConsentsOf } from '../consents/consents.ts';
import { deleteContactMessagesOf } from '../contact-messages/contact-messages.ts';
import { deleteSubscriptionOf } from '../newsletter-subscriptions/newsletter-subscriptions.ts';
import { anonymizeOrdersOf } from '../orders/order-personal-data.ts';
import { anonymizePaymentsOf } from '../payments/payment-personal-data.ts';
import { deleteProofsOf } from '../payments/proof-personal-data.ts';
import { findCustomerName } from '../profiles/profiles.ts';
import { anonymizeReturnsOf } from '../returns/return-personal-data.ts';
import { anonymizeParcelsOf } from '../shipments/shipment-personal-data.ts';
import type { ShopContext } from '../shop-context.ts';
import { deleteStockNotificationsOf } from '../stock-notifications/stock-notifications.ts';
import { deleteInvitationsOf } from '../user-roles/staff-invitations.ts';
import { isLastOwner } from '../user-roles/user-roles.ts';
import type { PersonalDataAccounts } from './personal-data-accounts.ts';

type Farewell = { readonly caller: Caller; readonly language: Language; readonly proof: OwnersProof };

/**
 * Deletes the caller's account after a fresh proof of ownership: personal data is deleted in one transaction and the orders
 * are anonymized (decision 77). Sends a mail. LAST_OWNER, and refusals of `verifyOwner`.
 */
export const deleteOwnAccount = async (
  shop: ShopContext,
  accounts: PersonalDataAccounts,
  { caller, language, proof }: Farewell,
): Promise<void> => {
  const { userId, email, isEmailVerified } = caller;
  await accounts.confirmOwner(caller, proof);
  await inTransaction(shop.database, (transaction) =>
    accounts.eraseAccount(transaction.withTables<AccountsTables>(), userId, async () => {
      if (await isLastOwner(transaction, userId)) throw new Refusal('LAST_OWNER');
      const name = await findCustomerName(transaction, userId);
      await anonymizePurchasesOf(transaction, userId);
      await deleteStockNotificationsOf(transaction, { userId, email });
      // anybody may have signed up with the address of somebody who is invited
      await deleteInvitationsOf(transaction, { userId, email: isEmailVerified ? email : null });
      await withdrawAllConsentsOf(shop, transaction, { userId, email });
      // an account whose last identity with an address was unlinked has none
      if (email === '') return;
      await deleteSubscriptionOf(transaction, email);
      await deleteContactMessagesOf(transaction, email);
      await shop.mailer.mail(transaction, [{ kind: 'account-deleted', to: email, language, name }]);
    }),
  );
};

/** Anonymizes what a customer has ordered and paid. */
export const anonymizePurchasesOf = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await anonymizePaymentsOf(transaction, userId);
  await deleteProofsOf(transaction, userId);
  await anonymizeReturnsOf(transaction, userId);
  await anonymizeParcelsOf(transaction, userId);
  await anonymizeOrdersOf(transaction, userId);
};
