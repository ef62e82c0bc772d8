import type { SettingVersion } from '#core/settings/setting-version.ts';
import type { CommerceRules } from '#features/pricing/pricing-rules.ts';

/** Calls the API as an admin user. */
type CallAsAdmin = (path: string, asking?: { readonly method: string; readonly body: unknown }) => Promise<unknown>;

/** Saves sections of the rules as an admin user does; the next order is priced by them. */
export const saveRules = async (callAsAdmin: CallAsAdmin, rules: Partial<CommerceRules>): Promise<void> => {
  const newest = (await callAsAdmin('/admin/settings')) as Record<string, SettingVersion>;
  for (const [section, value] of Object.entries(rules)) {
    const version = newest[section]?.version;
    const saved = (await callAsAdmin(`/admin/settings/${section}`, {
      method: 'PUT',
      body: { version, value },
    })) as SettingVersion;
    if (saved.version !== (version ?? 0) + 1) throw new Error(`${section}: ${JSON.stringify(saved)}`);
  }
};
