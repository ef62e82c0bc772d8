import type { Language } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { rolePermissions, type StaffRole } from '#core/permissions/permissions.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { getSetupRecord, removeSetupRecord, saveSetupRecord } from '#core/server/setup/setup-records.ts';
import type { Setup } from '../setup.admin.contract.ts';

/** Returns the setup steps that the role may take: open ones that keep the shop closed first. */
export const getSetup = async (shop: ShopContext, role: StaffRole, language: Language): Promise<Setup> => {
  const [{ public: settings }, hiddenAt] = await Promise.all([
    shop.shopSettings.current(),
    getSetupRecord(shop.database.kysely, 'list-hidden'),
  ]);
  const texts = serverTexts(language, settings).setup;
  const permitted = shop.registry.setupSteps
    .filter(({ permission }) => rolePermissions[role].has(permission))
    .toSorted((a, b) => a.position - b.position);
  const steps = await Promise.all(
    permitted.map(async ({ id, place, text, read }): Promise<Setup['steps'][number]> => {
      const { isDone, blocksOpening = false, missing = [] } = await read(shop, texts);
      const { title, text: body } = text(texts);
      return { id, place, title, text: body, isDone, blocksOpening: blocksOpening && !isDone, missing: [...missing] };
    }),
  );
  return {
    isHidden: hiddenAt !== null,
    steps: steps.toSorted((a, b) => Number(b.blocksOpening) - Number(a.blocksOpening)),
  };
};

/** Returns the setup for the dashboard; null for a role without steps, when it is hidden, and when all steps are done. */
export const getOpenSetup = async (shop: ShopContext, role: StaffRole, language: Language): Promise<Setup | null> => {
  const setup = await getSetup(shop, role, language);
  return setup.isHidden || setup.steps.every(({ isDone }) => isDone) ? null : setup;
};

/** Hides the setup on the dashboard, or shows it again; a repeated call changes nothing. */
export const setSetupHidden = (shop: ShopContext, adminId: string, isHidden: boolean): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    const wasHidden = await removeSetupRecord(transaction, 'list-hidden');
    if (isHidden) await saveSetupRecord(transaction, 'list-hidden');
    if (wasHidden === isHidden) return;
    const action = isHidden ? 'setup.hidden' : 'setup.shown';
    await recordAuditEntry(transaction, { adminId, action, subject: 'setup' });
  });
