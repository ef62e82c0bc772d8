import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { settingDifferences } from '#core/fields/field-differences.ts';
import { validationError } from '#core/server/api/errors.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { Clause } from '#core/server/database/atomic-statement.ts';
import type { CurrentSettings } from '#core/server/settings/current-settings.ts';
import { listVersions, saveVersion } from '#core/server/settings/setting-versions.ts';
import {
  findNewest,
  findVersion,
  type SettingVersion as StoredVersion,
  unchangedRulesClause,
} from '#core/server/settings/settings.repository.ts';
import type { SettingVersion } from '#core/settings/setting-version.ts';
import { settingsErrors } from '#core/settings/settings.errors.ts';
import type { SettingSection, ShopSettings } from '#core/settings/settings.ts';
import { parseLabels } from '#features/content/server/text-overrides.ts';
import { labelRegistry } from '#features/content/text-overrides/label-registry.ts';
import { settingNames } from '#generated/setting-names.gen.ts';
import { type FormSection, settingFields, settingSections } from '../setting-sections.ts';
import { defaultSettings } from './default-settings.ts';

/** Returns the newest version of each section; version 0 with the default for sections that were never saved. */
export const listSettings = async ({ database }: ShopContext): Promise<Record<SettingSection, SettingVersion>> => {
  const newest = new Map(
    (await findNewest(database.kysely, settingNames)).map((version) => [version.section, version]),
  );
  return Object.fromEntries(
    settingNames.map((section) => {
      const version = newest.get(section);
      return [section, version ? toSettingVersion(version) : defaultVersion(section)];
    }),
  ) as Record<SettingSection, SettingVersion>;
};

/** The saving admin. Only owners may change owner fields; labels about payment need a permission. */
type SavingAdmin = { readonly id: string; readonly isOwner: boolean; readonly mayWritePaymentTexts: boolean };

type Saving<Value> = {
  readonly section: SettingSection;
  /** The version that the admin edited. */
  readonly version: number;
  readonly value: Value;
};

/**
 * Saves and publishes a section. Resolves when every running process uses it. SETTINGS_CHANGED `{ current }`, with the newest
 * version, when another admin has saved since `version`. VALIDATION_FAILED `{ issues }` for labels that do not fit their message.
 * PERMISSION_REQUIRED for a change of an owner field or of a label about payment without the permission.
 */
export const saveSetting = (
  shop: ShopContext,
  admin: SavingAdmin,
  { section, version, value }: Saving<unknown>,
): Promise<SettingVersion> =>
  publish(shop, admin, {
    section,
    version,
    value: async () => {
      if (section !== 'labels') return value;
      const parsed = await parseLabels(value);
      if (!parsed.success) throw validationError(parsed.issues);
      return parsed.output.value;
    },
  });

/**
 * Restores an earlier version by saving and publishing it again. RESOURCE_NOT_FOUND for an unknown version, SETTINGS_NOT_ACCEPTED
 * for a value that the current rules refuse, SETTINGS_CHANGED and PERMISSION_REQUIRED as for `saveSetting`.
 */
export const restoreSetting = (
  shop: ShopContext,
  admin: SavingAdmin,
  { section, version, restored }: Omit<Saving<never>, 'value'> & { readonly restored: number },
): Promise<SettingVersion> =>
  publish(shop, admin, {
    section,
    version,
    value: async () => {
      if (restored === 0) return defaultSettings[section];
      const stored = await findVersion(shop.database.kysely, section, restored);
      if (stored === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
      if (section === 'labels') {
        const parsed = await parseLabels(stored.value);
        if (!parsed.success) throw new AppError(settingsErrors, 'SETTINGS_NOT_ACCEPTED');
        return parsed.output.value;
      }
      const parsed = v.safeParse(settingSections[section], stored.value);
      if (!parsed.success) throw new AppError(settingsErrors, 'SETTINGS_NOT_ACCEPTED');
      return parsed.output;
    },
  });

const publish = async (
  shop: ShopContext,
  admin: SavingAdmin,
  { section, version, value: valueOf }: Saving<() => Promise<unknown>>,
): Promise<SettingVersion> => {
  const value = await valueOf();
  if (section === 'labels') {
    if (!admin.mayWritePaymentTexts) await requireSamePaymentLabels(shop, { section, version, value });
  } else if (!admin.isOwner) await requireSameOwnerFields(shop, { section, version, value });
  return toSettingVersion(
    await saveVersion(shop, admin.id, {
      section,
      version,
      value,
      publishAt: 'now',
      action: 'setting.saved',
      present: (newest) => (newest ? toSettingVersion(newest) : defaultVersion(section)),
    }),
  );
};

/**
 * Throws PERMISSION_REQUIRED if an owner field differs from the edited version. Needs no lock: a version never changes, and the save
 * is refused when it is no longer the newest.
 */
const requireSameOwnerFields = async (
  { database }: ShopContext,
  { section, version, value }: Saving<unknown> & { readonly section: FormSection },
): Promise<void> => {
  const forOwners = Object.fromEntries(Object.entries(settingFields[section]).filter(([, field]) => field.isForOwners));
  if (Object.keys(forOwners).length === 0) return;
  const previous = await findBaseValue(database, section, version);
  if (settingDifferences(forOwners, previous, value).length > 0) throw new AppError(apiErrors, 'PERMISSION_REQUIRED');
};

/** Throws PERMISSION_REQUIRED if a label about payment differs from the edited version; needs no lock, as above. */
const requireSamePaymentLabels = async (
  { database }: ShopContext,
  { section, version, value }: Saving<unknown>,
): Promise<void> => {
  const previous = (await findBaseValue(database, section, version)) as ShopSettings['labels'] | undefined;
  const saved = value as ShopSettings['labels'];
  const registry = await labelRegistry();
  const isChanged = (key: string) => !isDeepStrictEqual(previous?.[key], saved[key]);
  // a label of a removed message is no longer displayed
  if ([...registry.values()].some(({ key, isAboutPayment }) => isAboutPayment && isChanged(key)))
    throw new AppError(apiErrors, 'PERMISSION_REQUIRED');
};

const findBaseValue = async ({ kysely }: ShopContext['database'], section: SettingSection, version: number) =>
  version === 0 ? defaultSettings[section] : (await findVersion(kysely, section, version))?.value;

/** Returns versions of a section before one of them, newest first; the last page ends with the default. */
export const listSettingVersions = async (
  { database }: ShopContext,
  { section, before }: { readonly section: SettingSection; readonly before?: number | undefined },
): Promise<{ versions: SettingVersion[]; hasMore: boolean }> => {
  const { rows, hasMore } = await listVersions(database.kysely, section, before);
  const versions = rows.map(toSettingVersion);
  return { versions: hasMore ? versions : [...versions, defaultVersion(section)], hasMore };
};

const toSettingVersion = ({ version, value, created_at, admin_email }: StoredVersion): SettingVersion => ({
  version,
  value,
  savedAt: created_at.toISOString(),
  savedBy: admin_email,
});

const defaultVersion = (section: SettingSection): SettingVersion => ({
  version: 0,
  value: defaultSettings[section],
  savedAt: null,
  savedBy: null,
});

/** Clause with the condition that the pricing rules of an order are unchanged when it is written. */
export const unchangedRules = ({ pricingId }: CurrentSettings): Clause => unchangedRulesClause(pricingId);
