import type { Transaction } from 'kysely';
import type { AccountsTables, OwnersProof } from '../../accounts/index.ts';
import type { Language } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { Caller } from '../api/context.ts';
import { recordAuditEntry } from '../audit-log/audit-log.ts';
import { listOwnConsents, withdrawAllConsentsOf } from '../consents/consents.ts';
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
 * are anonymized (decision 77). What is stored by address alone is deleted only for a verified address, because anybody may have signed
 * up with somebody else's. Sends a mail. LAST_OWNER, and refusals of `verifyOwner`.
 */
export const deleteOwnAccount = async (
  shop: ShopContext,
  accounts: PersonalDataAccounts,
  { caller, language, proof }: Farewell,
): Promise<void> => {
  const { userId, email, isEmailVerified } = caller;
  await accounts.confirmOwner(caller, proof);
  // null for an address that may be somebody else's
  const proven = isEmailVerified && email !== '' ? email : null;
  // the link of the newsletter's mail has proved the address of a subscription that the account has agreed to
  const isSubscriber = (await listOwnConsents(shop, accounts, caller)).some(({ purpose }) => purpose === 'newsletter');
  await inTransaction(shop.database, (transaction) =>
    accounts.eraseAccount(transaction.withTables<AccountsTables>(), userId, async () => {
      if (await isLastOwner(transaction, userId)) throw new Refusal('LAST_OWNER');
      const name = await findCustomerName(transaction, userId);
      await anonymizePurchasesOf(transaction, userId);
      await deleteStockNotificationsOf(transaction, { userId, email: proven });
      await deleteInvitationsOf(transaction, { userId, email: proven });
      await withdrawAllConsentsOf(shop, transaction, { userId, email: proven });
      if (proven !== null || isSubscriber) await deleteSubscriptionOf(transaction, email);
      if (proven !== null) await deleteContactMessagesOf(transaction, proven);
      // an account whose last identity with an address was unlinked has none
      if (email === '') return;
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

/**
 * Deletes a customer of orders by phone who has no address, and therefore no way to sign in and do it (decision 198): the profile is
 * deleted, the orders are anonymized. ACCOUNT_NOT_FOUND; CUSTOMER_SIGNS_IN for a customer with an address.
 */
export const deletePhoneCustomer = async (
  shop: ShopContext,
  accounts: PersonalDataAccounts,
  adminId: string,
  id: string,
): Promise<void> => {
  const [account] = await shop.accounts.book.describe([id]);
  if (account === undefined) throw new Refusal('ACCOUNT_NOT_FOUND');
  await inTransaction(shop.database, (transaction) => {
    const accountsTransaction = transaction.withTables<AccountsTables>();
    return accounts.eraseAccount(accountsTransaction, id, async () => {
      // read under the lock: an invitation may have given an address meanwhile
      if (!(await shop.accounts.book.isContact(accountsTransaction, id))) throw new Refusal('CUSTOMER_SIGNS_IN');
      await anonymizePurchasesOf(transaction, id);
      await recordAuditEntry(transaction, { adminId, action: 'customer.deleted', subject: id });
    });
  });
};
