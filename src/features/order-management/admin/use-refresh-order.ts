import { useCallback } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { useLanguage } from '#core/i18n/messages-provider.tsx';
import type { AdminOrder } from '../orders.admin.contract.ts';

/** Returns a function that shows the current order, even if the list's filter no longer includes it. */
export const useRefreshOrder = (
  { id, orderNumber }: AdminOrder,
  onChanged: (order: AdminOrder) => void,
): (() => Promise<void>) => {
  const { fail } = useAdminContext();
  const language = useLanguage();
  return useCallback(async () => {
    try {
      const { items } = await (await loadAdminClient()).orders.list({ q: orderNumber, language });
      const changed = items.find((each) => each.id === id);
      if (changed !== undefined) onChanged(changed);
    } catch (error) {
      fail(error);
    }
  }, [id, orderNumber, language, onChanged, fail]);
};
