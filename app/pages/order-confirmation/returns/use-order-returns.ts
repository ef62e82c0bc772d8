import { useCallback, useEffect, useState } from 'react';
import type { OrderView } from '../../../../contract/orders.ts';
import type { OrderReturns } from '../../../../contract/returns.ts';
import { loadShopClient } from '../../../api/load-shop-client.ts';
import { refusalOf } from '../../../api/refusal.ts';
import type { ShopClient } from '../../../api/shop-client.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { isSubmitBlockedOffline } from '../../../state/is-submit-blocked-offline.ts';
import { notify } from '../../../state/toasts.ts';

type Ask = (returns: ShopClient['returns']) => Promise<OrderReturns>;

export type ChangeReturns = (ask: Ask, notice: { readonly title: string; readonly body: string }) => Promise<boolean>;

/**
 * Loads the returns of an order, again when its status changes, and changes them. Null while they load, and for an order of
 * somebody else that an admin looks at.
 */
export function useOrderReturns({ orderNumber, status }: OrderView) {
  const language = useLanguage();
  const { general } = useMessages('forms');
  const [shown, setShown] = useState<{ readonly status: string; readonly returns: OrderReturns } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(
    async (isAwaited: () => boolean) => {
      setFailed(false);
      try {
        const found = await (await loadShopClient()).returns.get({ orderNumber, language });
        if (isAwaited()) setShown({ status, returns: found });
      } catch (error) {
        if (isAwaited()) setFailed(refusalOf(error, language).code !== 'ORDER_NOT_FOUND');
      }
    },
    [orderNumber, language, status],
  );
  useEffect(() => {
    let isAwaited = true;
    void load(() => isAwaited);
    return () => {
      isAwaited = false;
    };
  }, [load]);

  /** Resolves with whether it succeeded; after a refusal the returns are loaded again. */
  const change: ChangeReturns = async (ask, notice) => {
    if (isBusy || isSubmitBlockedOffline()) return false;
    setBusy(true);
    let isDone = false;
    try {
      setShown({ status, returns: await ask((await loadShopClient()).returns) });
      notify({ title: notice.title, text: notice.body });
      isDone = true;
    } catch (error) {
      notify({ title: general.error, text: refusalOf(error, language).message, tone: 'error' });
      await load(() => true);
    }
    setBusy(false);
    return isDone;
  };
  return { returns: shown?.returns ?? null, hasFailed, isBusy, change, loadAgain: () => void load(() => true) };
}
