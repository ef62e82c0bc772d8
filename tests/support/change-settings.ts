import type { SettingVersion } from '#core/settings/setting-version.ts';
import type { SettingSection, ShopSettings } from '#core/settings/settings.ts';

/** Calls the API as an admin: `path` is relative to `/api`. */
export type CallAsAdmin = (path: string, asking?: { method: string; body: unknown }) => Promise<{ body: unknown }>;

type Changes = { readonly [Section in SettingSection]?: Partial<ShopSettings[Section]> };

/** Saves sections of the settings by the admin API: omitted values are unchanged. Throws when one is refused. */
export const changeSettings = async (callAsAdmin: CallAsAdmin, changes: Changes): Promise<void> => {
  const current = (await callAsAdmin('/admin/settings')).body as Record<string, SettingVersion>;
  for (const [section, change] of Object.entries(changes)) {
    const { version, value } = current[section] as SettingVersion;
    const body = { version, value: { ...(value as object), ...change } };
    const saved = (await callAsAdmin(`/admin/settings/${section}`, { method: 'PUT', body }))
      .body as Partial<SettingVersion>;
    if (saved.version !== version + 1) throw new Error(`${section} was refused: ${JSON.stringify(saved)}`);
  }
};
