import { useCallback, useEffect, useState } from 'react';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import type { SettingVersion } from '../../settings/setting-version.ts';
import { useAdminContext } from '../admin-context.ts';

interface History<Version> {
  readonly versions: readonly Version[];
  readonly hasMore: boolean;
}

/** Loads the versions before one, newest first; must be a stable function. */
export type LoadVersions<Version> = (
  admin: AdminClient,
  page: { readonly before?: string },
) => Promise<History<Version>>;

/** Loads versions page by page, newest first; the default is the last. */
export function useVersionHistory<Version extends Pick<SettingVersion, 'version'>>(
  loadVersions: LoadVersions<Version>,
) {
  const { fail } = useAdminContext();
  const [{ versions, hasMore }, setHistory] = useState<History<Version>>({ versions: [], hasMore: false });
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(
    async (loadedVersions: readonly Version[]) => {
      setLoading(true);
      setFailed(false);
      try {
        const last = loadedVersions.at(-1)?.version;
        const page = await loadVersions(await loadAdminClient(), last === undefined ? {} : { before: String(last) });
        setHistory({ versions: [...loadedVersions, ...page.versions], hasMore: page.hasMore });
      } catch (error) {
        setFailed(true);
        fail(error);
      }
      setLoading(false);
    },
    [loadVersions, fail],
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
