import { useState } from 'react';
import type { AdminOrder } from '../../../../contract/admin/orders.ts';
import type { RefusedDelivery } from '../../../../contract/admin/returns.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { refusalOf } from '../../../api/refusal.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { isSubmitBlockedOffline } from '../../../state/is-submit-blocked-offline.ts';
import { notify } from '../../../state/toasts.ts';
import { useAdminContext } from '../use-admin.ts';

/** Writes down that the parcel of an order has come back; resolves with whether it succeeded. */
export function useRefuseDelivery({ id }: AdminOrder, onBehind: () => void) {
  const { fail, lookAgain } = useAdminContext();
  const { delivery: words } = useMessages('admin').returns;
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const run = async (given: Pick<RefusedDelivery, 'reason' | 'writtenOff'>): Promise<boolean> => {
    if (isBusy || isSubmitBlockedOffline()) return false;
    setBusy(true);
    let isDone = false;
    try {
      await (await loadAdminClient()).returns.refuseDelivery({ id, language, ...given });
      notify({ title: words.notice.title, text: words.notice.body, about: 'admin' });
      lookAgain();
      isDone = true;
    } catch (error) {
      fail(error);
      if (refusalOf(error, language).code === 'ORDER_CHANGED') onBehind();
    }
    setBusy(false);
    return isDone;
  };
  return { run, isBusy };
}
