import { useState } from 'react';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { readError } from '#core/api/read-error.ts';
import type { ShopClient } from '#core/api/shop-client.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { useNewestResponse } from '#core/ui/use-newest-response.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import type { OrderReturns } from '../returns.contract.ts';

type Request = (returns: ShopClient['returns']) => Promise<OrderReturns>;

export type ChangeReturns = (
  request: Request,
  notice: { readonly title: string; readonly body: string },
) => Promise<boolean>;

/**
 * Loads and changes the returns of an order; reloads when its status changes. Null while loading, and for an admin who views
 * another customer's order.
 */
export function useOrderReturns({ orderNumber, status }: OrderView) {
  const language = useLanguage();
  const { general } = useMessages('forms');
  const [isBusy, setBusy] = useState(false);
  const {
    data: returns,
    error,
    reload,
    replace,
  } = useNewestResponse(`${orderNumber} ${status}`, async () =>
    (await loadShopClient()).returns.get({ orderNumber, language }),
  );

  /** Resolves to whether it succeeded; reloads the returns after an error. */
  const change: ChangeReturns = async (request, notice) => {
    if (isBusy || isSubmitBlockedOffline()) return false;
    setBusy(true);
    let isDone = false;
    try {
      replace(await request((await loadShopClient()).returns));
      notify({ title: notice.title, text: notice.body });
      isDone = true;
    } catch (failure) {
      notify({ title: general.error, text: readError(failure, language).message, tone: 'error' });
      await reload();
    }
    setBusy(false);
    return isDone;
  };
  const hasFailed = error !== null && readError(error, language).code !== 'ORDER_NOT_FOUND';
  return { returns, hasFailed, isBusy, change, reload: () => void reload() };
}
