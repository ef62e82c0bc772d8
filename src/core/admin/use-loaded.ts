import { useCallback, useEffect, useState } from 'react';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { useAdminContext } from './admin-context.ts';

/** Loads data of the admin area by a stable function; null until then. */
export function useLoaded<Data>(load: (admin: AdminClient) => Promise<Data>) {
  const { fail } = useAdminContext();
  const [data, setData] = useState<Data | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const reload = useCallback(async () => {
    setFailed(false);
    try {
      setData(await load(await loadAdminClient()));
    } catch (error) {
      setFailed(true);
      fail(error);
    }
  }, [load, fail]);
  useEffect(() => void reload(), [reload]);
  return { data, hasFailed, reload: () => void reload() };
}
