import { useCallback, useEffect, useState } from 'react';
import type { SettingVersion } from '../../../../contract/admin/settings.ts';
import type { SettingSection } from '../../../../domain/settings/shop-settings.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { useAdminContext } from '../use-admin.ts';

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
    loadAgain: () => void load(),
    /** Replaces the version of a section. */
    show: (section: SettingSection, version: SettingVersion) =>
      setVersions((now) => now && { ...now, [section]: version }),
  };
}
