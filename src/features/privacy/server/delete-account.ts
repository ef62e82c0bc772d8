import type { Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Caller } from '#core/server/api/request-context.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { takeMailQuota } from '#core/server/mail/mail-quotas.ts';
import type { Person } from '#core/server/privacy/define-personal-data.ts';
import { authErrors } from '#features/auth/auth.errors.ts';
import type { AccountsTables, OwnershipProof } from '#features/auth/server/accounts/index.ts';
import type { OwnAccount } from '#features/auth/server/own-account.ts';
import { findPersonName } from '#features/auth/server/profiles.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { privacyErrors } from '../privacy.contract.ts';
import { accountDeletedMail } from './privacy.mails.ts';

type Deletion = { readonly caller: Caller; readonly language: Language; readonly proof: OwnershipProof };

/**
 * Deletes the caller's account after a fresh proof of ownership: personal data is deleted in one transaction, orders that are neither
 * paid nor shipped are cancelled, and all are anonymized (decision 77). Data stored by address alone is deleted only for a verified
 * address, because an unverified one may belong to another person. Sends a mail. LAST_OWNER, and errors of `verifyOwner`.
 */
export const deleteOwnAccount = async (
  shop: ShopContext,
  accounts: OwnAccount,
  { caller, language, proof }: Deletion,
): Promise<void> => {
  const { userId, email: address, isEmailVerified } = caller;
  await accounts.confirmOwner(caller, proof);
  const person = { userId, address, email: isEmailVerified && address !== '' ? address : null };
  await eraseInTransaction(shop, accounts, userId, async (transaction) => {
    for (const { mayErase } of shop.registry.personalData) await mayErase?.(transaction, person);
    const name = await findPersonName(transaction, userId);
    await erase(shop, transaction, person, null);
    // no address after the last identity with one was unlinked
    if (address === '') return;
    const mail = { to: address, language, name };
    if (person.email !== null) return accountDeletedMail.send(shop, transaction, mail);
    const [to] = await takeMailQuota(shop, transaction, { mail: accountDeletedMail, addresses: [address] });
    if (to !== undefined) await accountDeletedMail.send(shop, transaction, { ...mail, isUnproven: true });
  });
};

/**
 * Deletes a phone-order customer without an address, who cannot sign in to do it (decision 198): the profile is deleted, orders that are
 * neither paid nor shipped are cancelled, all are anonymized. ACCOUNT_NOT_FOUND; CUSTOMER_HAS_LOGIN for a customer with an address.
 */
export const deletePhoneCustomer = async (
  shop: ShopContext,
  accounts: Pick<OwnAccount, 'eraseAccount'>,
  adminId: string,
  id: string,
): Promise<void> => {
  const [account] = await shop.accounts.directory.describe([id]);
  if (account === undefined) throw new AppError(authErrors, 'ACCOUNT_NOT_FOUND');
  await eraseInTransaction(shop, accounts, id, async (transaction) => {
    // read under the lock, because a concurrent invitation may add an address
    if (!(await shop.accounts.directory.isContact(transaction.withTables<AccountsTables>(), id)))
      throw new AppError(privacyErrors, 'CUSTOMER_HAS_LOGIN');
    await erase(shop, transaction, { userId: id, address: '', email: null }, adminId);
    await recordAuditEntry(transaction, { adminId, action: 'customer.deleted', subject: id });
  });
};

/** Runs `work` and deletes the account, under the locks of all features and of the account. */
const eraseInTransaction = async (
  shop: ShopContext,
  accounts: Pick<OwnAccount, 'eraseAccount'>,
  userId: string,
  work: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<void> => {
  const { personalData } = shop.registry;
  for (const { prepareErase } of personalData) await prepareErase?.(shop, userId);
  await inTransaction(shop.database, async (transaction) => {
    for (const { lock } of personalData) await lock?.(transaction, userId);
    await accounts.eraseAccount(transaction.withTables<AccountsTables>(), userId, () => work(transaction));
  });
};

/** Deletes dependent features first: returns before payments before orders. */
const erase = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  person: Person,
  by: string | null,
): Promise<void> => {
  const { personalData } = shop.registry;
  for (const { beforeErase } of personalData) await beforeErase?.(shop, transaction, { userId: person.userId, by });
  for (const data of personalData) await data.erase?.(shop, transaction, person);
};
