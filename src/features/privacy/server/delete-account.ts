import type { Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Caller } from '#core/server/api/request-context.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import type { Tables } from '#core/server/database/schema.ts';
import { takeMailQuota } from '#core/server/mail/mail-quotas.ts';
import { authErrors } from '#features/auth/auth.errors.ts';
import type { AccountsTables, OwnershipProof } from '#features/auth/server/accounts/index.ts';
import type { OwnAccount } from '#features/auth/server/own-account.ts';
import { deleteContactMessagesOf } from '#features/contact/server/contact-messages.ts';
import { findCustomerName } from '#features/customers/server/profiles.ts';
import { anonymizeParcelsOf } from '#features/fulfillment/server/shipments.privacy.ts';
import { deleteSubscriptionOf } from '#features/newsletter/server/newsletter-subscriptions.ts';
import { anonymizeOrdersOf, lockOrdersOf } from '#features/orders/server/orders.privacy.ts';
import { anonymizePaymentsOf } from '#features/payments/server/payments.privacy.ts';
import { deleteProofsOf } from '#features/payments/server/transfer-proofs.privacy.ts';
import { cancelUnpaidOrdersOf, checkPaymentsOf } from '#features/payments/server/unpaid-orders.ts';
import { anonymizeReturnsOf } from '#features/returns/server/returns.privacy.ts';
import { isLastOwner } from '#features/staff/server/staff.ts';
import { deleteInvitationsOf } from '#features/staff/server/staff-invitations.ts';
import { deleteStockNotificationsOf } from '#features/stock-notifications/server/stock-notifications.ts';
import { privacyErrors } from '../privacy.contract.ts';
import { listOwnConsents, withdrawAllConsentsOf } from './consents.ts';

type Farewell = { readonly caller: Caller; readonly language: Language; readonly proof: OwnershipProof };

/**
 * Deletes the caller's account after a fresh proof of ownership: personal data is deleted in one transaction, orders that are neither
 * paid nor shipped are cancelled, and all are anonymized (decision 77). What is stored by address alone is deleted only for a verified
 * address, because an unverified one may belong to another person. Sends a mail. LAST_OWNER, and refusals of `verifyOwner`.
 */
export const deleteOwnAccount = async (
  shop: ShopContext,
  accounts: OwnAccount,
  { caller, language, proof }: Farewell,
): Promise<void> => {
  const { userId, email, isEmailVerified } = caller;
  await accounts.confirmOwner(caller, proof);
  // null for an address that may belong to another person
  const proven = isEmailVerified && email !== '' ? email : null;
  // the link of the newsletter's mail has proved the address of a subscription that the account has agreed to
  const isSubscriber = (await listOwnConsents(shop, accounts, caller)).some(({ purpose }) => purpose === 'newsletter');
  await checkPaymentsOf(shop, userId);
  await inTransaction(shop.database, async (transaction) => {
    await lockOrdersOf(transaction, userId);
    await accounts.eraseAccount(transaction.withTables<AccountsTables>(), userId, async () => {
      if (await isLastOwner(transaction, userId)) throw new AppError(authErrors, 'LAST_OWNER');
      const name = await findCustomerName(transaction, userId);
      await cancelUnpaidOrdersOf(shop, transaction, { userId, by: null });
      await anonymizePurchasesOf(transaction, userId);
      await deleteStockNotificationsOf(transaction, { userId, email: proven });
      await deleteInvitationsOf(transaction, { userId, email: proven });
      await withdrawAllConsentsOf(shop, transaction, { userId, email: proven });
      if (proven !== null || isSubscriber) await deleteSubscriptionOf(transaction, email);
      if (proven !== null) await deleteContactMessagesOf(transaction, proven);
      // an account whose last identity with an address was unlinked has none
      if (email === '') return;
      const mail = { kind: 'account-deleted', to: email, language, name } as const;
      if (proven !== null) return shop.mailer.mail(transaction, [mail]);
      const [to] = await takeMailQuota(shop, transaction, { kind: 'account-deleted', addresses: [email] });
      if (to !== undefined) await shop.mailer.mail(transaction, [{ ...mail, isUnproven: true }]);
    });
  });
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
 * Deletes a phone-order customer without an address, who cannot sign in to do it (decision 198): the profile is deleted, orders that are
 * neither paid nor shipped are cancelled, all are anonymized. ACCOUNT_NOT_FOUND; CUSTOMER_HAS_LOGIN for a customer with an address.
 */
export const deletePhoneCustomer = async (
  shop: ShopContext,
  accounts: OwnAccount,
  adminId: string,
  id: string,
): Promise<void> => {
  const [account] = await shop.accounts.book.describe([id]);
  if (account === undefined) throw new AppError(authErrors, 'ACCOUNT_NOT_FOUND');
  await checkPaymentsOf(shop, id);
  await inTransaction(shop.database, async (transaction) => {
    await lockOrdersOf(transaction, id);
    const accountsTransaction = transaction.withTables<AccountsTables>();
    await accounts.eraseAccount(accountsTransaction, id, async () => {
      // read under the lock: an invitation may have given an address meanwhile
      if (!(await shop.accounts.book.isContact(accountsTransaction, id)))
        throw new AppError(privacyErrors, 'CUSTOMER_HAS_LOGIN');
      await cancelUnpaidOrdersOf(shop, transaction, { userId: id, by: adminId });
      await anonymizePurchasesOf(transaction, id);
      await recordAuditEntry(transaction, { adminId, action: 'customer.deleted', subject: id });
    });
  });
};
