import { useState } from 'react';
import type { AdminReturn } from '../../../../contract/admin/returns.ts';
import { returnStates } from '../../../../domain/returns/return.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { refusalOf } from '../../../api/refusal.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { isSubmitBlockedOffline } from '../../../state/is-submit-blocked-offline.ts';
import { notify } from '../../../state/toasts.ts';
import { useAdminContext } from '../use-admin.ts';

type Act = (admin: AdminClient['returns']) => Promise<AdminReturn>;

/** Changes a return; resolves with whether it succeeded. */
export type ReturnAction = (act: Act, notice: { readonly title: string; readonly body: string }) => Promise<boolean>;

/** Where a return is shown. */
export interface ShownReturn {
  readonly found: AdminReturn;
  readonly onChanged: (found: AdminReturn) => void;
  /** Called after a conflict: what is shown is outdated. */
  readonly onBehind: () => void;
}

/** Changes a return, one action at a time; after a conflict with somebody else it says how the return stands. */
export function useReturnAction({ found, onChanged, onBehind }: ShownReturn) {
  const { fail, lookAgain } = useAdminContext();
  const { returns: words } = useMessages('admin');
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const run: ReturnAction = async (act, notice) => {
    if (isBusy || isSubmitBlockedOffline()) return false;
    setBusy(true);
    let isDone = false;
    try {
      onChanged(await act((await loadAdminClient()).returns));
      notify({ title: notice.title, text: notice.body, about: 'admin' });
      lookAgain();
      isDone = true;
    } catch (error) {
      const { code, details } = refusalOf(error, language);
      if (code === 'RETURN_CHANGED') {
        const state = returnStates.find((known) => known === details['state']) ?? found.state;
        notify({ title: words.changed.title, text: words.changed.body({ state: words.status[state] }), tone: 'error' });
        onBehind();
      } else fail(error);
    }
    setBusy(false);
    return isDone;
  };
  return { run, isBusy };
}
