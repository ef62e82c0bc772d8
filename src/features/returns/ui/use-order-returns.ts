import { useCallback, useEffect, useState } from 'react';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { readError } from '#core/api/read-error.ts';
import type { ShopClient } from '#core/api/shop-client.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
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
  const [loaded, setLoaded] = useState<{ readonly status: string; readonly returns: OrderReturns } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(
    async (isCurrent: () => boolean) => {
      setFailed(false);
      try {
        const result = await (await loadShopClient()).returns.get({ orderNumber, language });
        if (isCurrent()) setLoaded({ status, returns: result });
      } catch (error) {
        if (isCurrent()) setFailed(readError(error, language).code !== 'ORDER_NOT_FOUND');
      }
    },
    [orderNumber, language, status],
  );
  useEffect(() => {
    let isCurrent = true;
    void load(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [load]);

  /** Resolves to whether it succeeded; reloads the returns after an error. */
  const change: ChangeReturns = async (request, notice) => {
    if (isBusy || isSubmitBlockedOffline()) return false;
    setBusy(true);
    let isDone = false;
    try {
      setLoaded({ status, returns: await request((await loadShopClient()).returns) });
      notify({ title: notice.title, text: notice.body });
      isDone = true;
    } catch (error) {
      notify({ title: general.error, text: readError(error, language).message, tone: 'error' });
      await load(() => true);
    }
    setBusy(false);
    return isDone;
  };
  return { returns: loaded?.returns ?? null, hasFailed, isBusy, change, reload: () => void load(() => true) };
}
