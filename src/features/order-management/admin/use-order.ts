import { useCallback, useEffect, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { useLanguage } from '#core/i18n/messages-provider.tsx';
import type { AdminOrder } from '../orders.admin.contract.ts';

/** Loads an order by its number. */
export function useOrder(orderNumber: string) {
  const { fail } = useAdminContext();
  const language = useLanguage();
  const [order, setOrder] = useState<AdminOrder | null>(null);
  const [state, setState] = useState<'loading' | 'failed' | 'unknown' | 'loaded'>('loading');
  const load = useCallback(
    async (isCurrent: () => boolean) => {
      try {
        const loaded = await (await loadAdminClient()).orders.get({ orderNumber, language });
        if (!isCurrent()) return;
        setOrder(loaded);
        setState('loaded');
      } catch (error) {
        if (!isCurrent()) return;
        const isUnknown = readError(error, language).code === 'ORDER_NOT_FOUND';
        // a failed refresh keeps the displayed order
        setState((now) => (isUnknown ? 'unknown' : now === 'loaded' ? now : 'failed'));
        if (!isUnknown) fail(error);
      }
    },
    [orderNumber, language, fail],
  );
  useEffect(() => {
    let isCurrent = true;
    setState('loading');
    void load(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [load]);
  const refresh = useCallback(() => load(() => true), [load]);
  return { order, state, refresh, replace: setOrder };
}
