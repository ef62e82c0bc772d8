import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { getSetupRecord, removeSetupRecord, saveSetupRecord } from '#core/server/setup/setup-records.ts';
import type { Demonstration, RemovedDemonstration } from '../../demonstration.admin.contract.ts';
import { catalogue } from '../../starter-catalogue/catalogue.ts';
import {
  countUnchanged,
  deleteStarterProducts,
  findChanges,
  lockForRemoval,
  lockStarterCatalogue,
} from './demonstration.repository.ts';

const starterIds = catalogue.map(({ id }) => id);

/** Returns how many demonstration products are unchanged, and whether the shop keeps them. */
export const getDemonstration = async ({ database }: Pick<ShopContext, 'database'>): Promise<Demonstration> => {
  const [unchanged, keptAt] = await Promise.all([
    countUnchanged(database.kysely, starterIds),
    getSetupRecord(database.kysely, 'demonstration-kept'),
  ]);
  return { unchanged, isAccepted: keptAt !== null };
};

/**
 * Removes the demonstration products that were neither edited nor sold, once under concurrent calls and orders: it waits for an order
 * that holds a product and spares that product; a later order is refused. Returns the numbers of removed and spared products.
 */
export const removeDemonstration = (shop: ShopContext, adminId: string): Promise<RemovedDemonstration> =>
  inTransaction(shop.database, async (transaction) => {
    await lockStarterCatalogue(transaction);
    const ids = await lockForRemoval(transaction, starterIds);
    const products = ids.length === 0 ? [] : await findChanges(transaction, ids);
    const unchanged = products.filter(({ isEdited, isSold }) => !isEdited && !isSold);
    if (unchanged.length > 0) {
      await deleteStarterProducts(
        transaction,
        unchanged.map(({ id }) => id),
      );
      const details = { count: unchanged.length };
      await recordAuditEntry(transaction, { adminId, action: 'demonstration.removed', subject: 'products', details });
    }
    return {
      removed: unchanged.length,
      sold: products.filter(({ isSold }) => isSold).length,
      edited: products.filter(({ isEdited, isSold }) => isEdited && !isSold).length,
    };
  });

/** Records the decision to keep the demonstration products, or withdraws it; a repeated call changes nothing. */
export const keepDemonstration = async (
  shop: ShopContext,
  adminId: string,
  isAccepted: boolean,
): Promise<Demonstration> => {
  await inTransaction(shop.database, async (transaction) => {
    const wasKept = await removeSetupRecord(transaction, 'demonstration-kept');
    if (isAccepted) await saveSetupRecord(transaction, 'demonstration-kept');
    if (wasKept === isAccepted) return;
    const action = isAccepted ? 'demonstration.kept' : 'demonstration.reconsidered';
    await recordAuditEntry(transaction, { adminId, action, subject: 'products' });
  });
  return getDemonstration(shop);
};
