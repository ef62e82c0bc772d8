import { useEffect, useRef, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { useNewestResponse } from '#core/ui/use-newest-response.ts';
import type { BulkRun } from '../bulk-runs.admin.contract.ts';

/** Polling interval of the progress, in milliseconds. */
const POLL_INTERVAL_MS = 500;

/** Time after the start within which the result opens by itself, in milliseconds; later it would interrupt other work. */
const OPEN_RESULT_MS = 5_000;

/** The user's last bulk action on a kind of item. */
export interface BulkRunState {
  /** Null before the first response, and without a bulk action. */
  readonly run: BulkRun | null;
  readonly isBusy: boolean;
  /** Starts a bulk action; returns whether it was started. */
  readonly start: (call: (admin: AdminClient) => Promise<BulkRun>) => Promise<boolean>;
  readonly stop: () => void;
  readonly isResultOpen: boolean;
  readonly openResult: (isOpen: boolean) => void;
}

/** Follows the user's last bulk action, also after a reload of the page. `onEnded` is called when it ends. */
export function useBulkRun(subject: string, onEnded: () => void): BulkRunState {
  const { fail } = useAdminContext();
  const { data, reload, replace } = useNewestResponse(subject, async () =>
    (await loadAdminClient()).bulkRuns.latest({ subject }),
  );
  const [isBusy, setBusy] = useState(false);
  const [isResultOpen, openResult] = useState(false);
  const startedAt = useRef(Number.NEGATIVE_INFINITY);
  const run = data?.run ?? null;
  const isRunning = run?.state === 'running';

  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout>;
    let isCurrent = true;
    // after a failure, too: the action continues on the server
    const poll = async () => {
      await reload();
      if (isCurrent) timer = setTimeout(() => void poll(), POLL_INTERVAL_MS);
    };
    timer = setTimeout(() => void poll(), POLL_INTERVAL_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isRunning, reload]);

  const onEnd = useRef(onEnded);
  onEnd.current = onEnded;
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) {
      onEnd.current();
      openResult(performance.now() - startedAt.current < OPEN_RESULT_MS);
    }
    wasRunning.current = isRunning;
  }, [isRunning]);

  const act = async (call: (admin: AdminClient) => Promise<BulkRun>): Promise<boolean> => {
    if (isBusy || isSubmitBlockedOffline()) return false;
    setBusy(true);
    try {
      replace({ run: await call(await loadAdminClient()) });
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    run,
    isBusy,
    start: (call) => {
      startedAt.current = performance.now();
      return act(call);
    },
    stop: () => {
      if (run !== null) void act(({ bulkRuns }) => bulkRuns.stop({ id: run.id }));
    },
    isResultOpen,
    openResult,
  };
}
