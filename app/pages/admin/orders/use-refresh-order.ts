import { useCallback } from 'react';
import type { AdminOrder } from '../../../../contract/admin/orders.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { useLanguage } from '../../../i18n/messages.tsx';
import { useAdminContext } from '../use-admin.ts';

/** Returns a function that shows an order as it is now, also when a filter of the list no longer includes it. */
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
