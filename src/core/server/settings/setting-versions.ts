import type { Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { settingsErrors } from '#core/settings/settings.errors.ts';
import type { AuditAction } from '#generated/audit-actions.gen.ts';
import type { Tables } from '#generated/tables.gen.ts';
import {
  cancelPlanned,
  databaseNow,
  findNewest,
  findStates,
  findVersion,
  findVersions,
  insertVersion,
  lockNewest,
  type SettingVersion,
  type SettingVersionInfo,
} from './settings.repository.ts';

export type {
  SettingVersion as StoredVersion,
  SettingVersionInfo as StoredVersionInfo,
} from './settings.repository.ts';

type VersionChange = {
  readonly section: string;
  /** The version that the admin has edited. */
  readonly version: number;
  readonly action: AuditAction;
  /** Formats the newest version for the SETTINGS_CHANGED error; undefined is the default. */
  readonly present: (newest: SettingVersion | undefined) => unknown;
};

type SaveInput = VersionChange & {
  readonly value: unknown;
  /** Null for a draft. */
  readonly publishAt: 'now' | Date | null;
};

/**
 * Saves a version of a section on top of the edited one. A planned version becomes a draft. For a published version it
 * resolves when every running process uses it. SETTINGS_CHANGED `{ current }` if another admin has saved meanwhile.
 */
export const saveVersion = async (
  shop: ShopContext,
  adminId: string,
  { value, publishAt, ...change }: SaveInput,
): Promise<SettingVersion> => {
  const { section, version } = change;
  const saved = await changeNewest(shop, adminId, change, async (transaction) => {
    await cancelPlanned(transaction, section);
    const publishedAt = publishAt === 'now' ? databaseNow : publishAt;
    return insertVersion(transaction, { section, version: version + 1, value, adminId, publishedAt });
  });
  shop.shopSettings.invalidate();
  if (saved.published_at !== null && !saved.is_planned) await shop.shopSettings.waitForAllProcesses(saved.id);
  return saved;
};

/** Makes the planned newest version a draft. SETTINGS_CHANGED like `saveVersion`, or if it is not planned. */
export const cancelPlan = (shop: ShopContext, adminId: string, change: VersionChange): Promise<SettingVersion> =>
  changeNewest(shop, adminId, change, async (transaction, newest) => {
    await cancelPlanned(transaction, change.section);
    const changed = await lockNewest(transaction, change.section);
    if (!newest?.is_planned || changed?.published_at !== null)
      throw new AppError(settingsErrors, 'SETTINGS_CHANGED', { current: await change.present(changed) });
    return changed;
  });

const changeNewest = (
  shop: ShopContext,
  adminId: string,
  { section, version, action, present }: VersionChange,
  change: (transaction: Transaction<Tables>, newest: SettingVersion | undefined) => Promise<SettingVersion>,
): Promise<SettingVersion> =>
  inTransaction(shop.database, async (transaction) => {
    const newest = await lockNewest(transaction, section);
    if ((newest?.version ?? 0) !== version)
      throw new AppError(settingsErrors, 'SETTINGS_CHANGED', { current: await present(newest) });
    const changed = await change(transaction, newest);
    await recordAuditEntry(transaction, {
      adminId,
      action,
      subject: section,
      details: { from: version, to: changed.version },
    });
    return changed;
  });

/** Versions per page of a section's history. */
const PAGE = 20;

/** Returns versions of a section before one of them, newest first. */
export const listVersions = async (
  database: Reader,
  section: string,
  before: number | undefined,
): Promise<{ rows: SettingVersion[]; hasMore: boolean }> => {
  const rows = await findVersions(database, section, { before, limit: PAGE + 1 });
  return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
};

type Reader = ShopContext['database']['kysely'];

/** Newest version of a section without its value; undefined for the default. */
type SectionState = {
  readonly newest: SettingVersionInfo | undefined;
  /** Number of the current version; 0 for the default. */
  readonly valid: number;
};

/** Returns the state of each of these sections, in their order, without reading values. */
export const sectionStates = async (database: Reader, sections: readonly string[]): Promise<SectionState[]> => {
  const states = new Map((await findStates(database, sections)).map((state) => [state.section, state]));
  return sections.map((section) => {
    const newest = states.get(section);
    return { newest, valid: newest?.valid_version ?? 0 };
  });
};

/** Returns the newest version of a section; undefined for the default. */
export const newestVersion = async (database: Reader, section: string): Promise<SettingVersion | undefined> =>
  (await findNewest(database, [section]))[0];

/** Returns a version of a section; undefined for an unknown one. */
export const storedVersion = (
  database: Reader,
  section: string,
  version: number,
): Promise<SettingVersion | undefined> => findVersion(database, section, version);
