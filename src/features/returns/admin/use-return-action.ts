import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { returnStates } from '../return.ts';
import type { AdminReturn } from '../returns.admin.contract.ts';

type Act = (admin: AdminClient['returns']) => Promise<AdminReturn>;

/** Changes a return; resolves to whether it succeeded. */
export type ReturnAction = (act: Act, notice: { readonly title: string; readonly body: string }) => Promise<boolean>;

export interface ReturnActionProps {
  readonly orderReturn: AdminReturn;
  readonly onChanged: (orderReturn: AdminReturn) => void;
  /** Called after a conflict: the displayed return is outdated. */
  readonly onOutdated: () => void;
}

/** Changes a return, one action at a time; a conflict with another admin shows the current state. */
export function useReturnAction({ orderReturn, onChanged, onOutdated }: ReturnActionProps) {
  const { fail, refetchSummary } = useAdminContext();
  const { returns: t } = useMessages('admin');
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const run: ReturnAction = async (act, notice) => {
    if (isBusy || isSubmitBlockedOffline()) return false;
    setBusy(true);
    let isDone = false;
    try {
      onChanged(await act((await loadAdminClient()).returns));
      notify({ title: notice.title, text: notice.body, about: 'admin' });
      refetchSummary();
      isDone = true;
    } catch (error) {
      const { code, details } = readError(error, language);
      if (code === 'RETURN_CHANGED') {
        const state = returnStates.find((value) => value === details['state']) ?? orderReturn.state;
        notify({ title: t.changed.title, text: t.changed.body({ state: t.status[state] }), tone: 'error' });
        onOutdated();
      } else fail(error);
    }
    setBusy(false);
    return isDone;
  };
  return { run, isBusy };
}
