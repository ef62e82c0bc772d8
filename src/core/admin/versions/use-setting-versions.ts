import type { SettingSection } from '#core/settings/settings.ts';
import type { SettingVersion } from '../../settings/setting-version.ts';
import { adminLoader } from '../admin-loader.ts';
import { useOpenedData } from '../use-admin-data.ts';

type Versions = Readonly<Record<SettingSection, SettingVersion>>;

/** Loads the newest version of each section. */
export const settingVersionsLoader = adminLoader(
  async ({ settings }, { signal }) => (await settings.list(undefined, { signal })) as Versions,
);

/** Returns the versions that `settingVersionsLoader` has loaded; null until then. */
export function useSettingVersions() {
  const { data: versions, updateData, hasFailed, reload } = useOpenedData<typeof settingVersionsLoader>();
  return {
    versions,
    hasFailed,
    reload,
    /** Replaces the version of a section. */
    show: (section: SettingSection, version: SettingVersion) =>
      updateData((current) => ({ ...current, [section]: version })),
  };
}
