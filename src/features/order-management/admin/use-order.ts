import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { useLanguage } from '#core/i18n/messages-provider.tsx';
import { useNewestResponse } from '#core/ui/use-newest-response.ts';

/** Loads an order by its number. */
export function useOrder(orderNumber: string) {
  const { fail } = useAdminContext();
  const language = useLanguage();
  const isUnknown = (error: unknown) => readError(error, language).code === 'ORDER_NOT_FOUND';
  const {
    data: order,
    error,
    reload,
    replace,
  } = useNewestResponse(
    orderNumber,
    async () => (await loadAdminClient()).orders.get({ orderNumber, language }),
    (failure) => {
      if (!isUnknown(failure)) fail(failure);
    },
  );
  // a failed refresh keeps the displayed order
  const state = isUnknown(error) ? 'unknown' : order !== null ? 'loaded' : error === null ? 'loading' : 'failed';
  return { order, state, refresh: reload, replace } as const;
}
