import { useState } from 'react';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { useAdminContext } from './admin-context.ts';

interface ActionNotice {
  readonly title: string;
  readonly body: string;
}

interface AdminAction<Result> {
  readonly act: (admin: AdminClient) => Promise<Result>;
  /** Notice on success, or a function that creates it from the result. */
  readonly notice: ActionNotice | ((result: Result) => ActionNotice);
  readonly onDone?: (result: Result) => void;
}

/** Runs one admin action at a time and shows a notice of its success or failure. */
export function useAdminAction() {
  const { fail } = useAdminContext();
  const [isBusy, setBusy] = useState(false);
  const run = async <Result>({ act, notice, onDone }: AdminAction<Result>): Promise<void> => {
    if (isBusy || isSubmitBlockedOffline()) return;
    setBusy(true);
    try {
      const result = await act(await loadAdminClient());
      const { title, body } = typeof notice === 'function' ? notice(result) : notice;
      notify({ title, text: body, about: 'admin' });
      onDone?.(result);
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return { run, isBusy };
}
