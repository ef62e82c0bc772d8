import type { AccountsTables } from '../../accounts/index.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import { recordAuditEntry } from '../audit-log/audit-log.ts';
import type { ShopContext } from '../shop-context.ts';
import { anonymizePurchasesOf } from './delete-account.ts';
import type { PersonalDataAccounts } from './personal-data-accounts.ts';

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
