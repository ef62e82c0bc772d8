import { useCallback, useEffect, useState } from 'react';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import type { SettingSection } from '#core/settings/settings.ts';
import type { SettingVersion } from '../../settings/setting-version.ts';
import { useAdminContext } from '../admin-context.ts';

type Versions = Readonly<Record<SettingSection, SettingVersion>>;

/** Loads the newest version of each section; null until then. */
export function useSettingVersions() {
  const { fail } = useAdminContext();
  const [versions, setVersions] = useState<Versions | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      setVersions((await (await loadAdminClient()).settings.list()) as Versions);
    } catch (error) {
      setFailed(true);
      fail(error);
    }
  }, [fail]);
  useEffect(() => void load(), [load]);
  return {
    versions,
    hasFailed,
    reload: () => void load(),
    /** Replaces the version of a section. */
    show: (section: SettingSection, version: SettingVersion) =>
      setVersions((now) => now && { ...now, [section]: version }),
  };
}
