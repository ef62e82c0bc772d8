import { useCallback, useEffect, useState } from 'react';
import type { SettingVersion } from '../../../../contract/admin/settings.ts';
import type { SettingSection } from '../../../../domain/settings/shop-settings.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { useAdminContext } from '../use-admin.ts';

interface History {
  readonly versions: readonly SettingVersion[];
  readonly hasMore: boolean;
}

/** Loads the versions of a section page by page, newest first; the default is the last. */
export function useVersionHistory(section: SettingSection) {
  const { fail } = useAdminContext();
  const [{ versions, hasMore }, setHistory] = useState<History>({ versions: [], hasMore: false });
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(
    async (known: readonly SettingVersion[]) => {
      setLoading(true);
      setFailed(false);
      try {
        const { settings } = await loadAdminClient();
        const last = known.at(-1)?.version;
        const page = await settings.versions({ section, ...(last === undefined ? {} : { before: String(last) }) });
        setHistory({ versions: [...known, ...page.versions], hasMore: page.hasMore });
      } catch (error) {
        setFailed(true);
        fail(error);
      }
      setLoading(false);
    },
    [section, fail],
  );
  useEffect(() => void load([]), [load]);
  return {
    versions,
    hasMore,
    isLoading,
    hasFailed,
    /** Loads the next page. */
    load: () => {
      if (!isLoading) void load(versions);
    },
  };
}
