import { useCallback, useEffect, useState } from 'react';
import { readSecurity, type Security } from '../../../device/security.ts';

type SecurityState = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'ready'; readonly security: Security };

/** How the account is locked; `refresh` reads it anew while what is known stays in sight. */
export function useSecurity() {
  const [state, setState] = useState<SecurityState>({ kind: 'loading' });

  const refresh = useCallback(async () => {
    const read = await readSecurity();
    setState(read.isDone ? { kind: 'ready', security: read.data } : { kind: 'failed' });
  }, []);
  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    await refresh();
  }, [refresh]);
  useEffect(() => {
    void load();
  }, [load]);
  return { state, load, refresh };
}
