import { useEffect, useRef, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { useNewestResponse } from '#core/ui/use-newest-response.ts';
import type { BulkRun } from '../bulk-runs.admin.contract.ts';

/** Polling intervals of the progress, in milliseconds: at first, later, and after a failed request. */
const FIRST_INTERVAL_MS = 500;
const LATER_INTERVAL_MS = 3_000;
const RETRY_INTERVAL_MS = 15_000;

/**
 * Time after the start, in milliseconds, in which its user is taken to wait: the progress is polled often and the result opens by itself.
 * Later the result would interrupt other work.
 */
const WAITING_MS = 10_000;

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
  const hasFailed = useRef(false);
  const { data, reload, replace } = useNewestResponse(
    subject,
    async () => {
      const latest = await (await loadAdminClient()).bulkRuns.latest({ subject });
      hasFailed.current = false;
      return latest;
    },
    () => {
      hasFailed.current = true;
    },
  );
  const [isBusy, setBusy] = useState(false);
  const [isResultOpen, openResult] = useState(false);
  const startedAt = useRef(Number.NEGATIVE_INFINITY);
  const run = data?.run ?? null;
  const isRunning = run?.state === 'running';

  useEffect(() => {
    if (!isRunning) return;
    const beginning = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const schedule = () => {
      const interval = performance.now() - beginning < WAITING_MS ? FIRST_INTERVAL_MS : LATER_INTERVAL_MS;
      clearTimeout(timer);
      timer = setTimeout(() => void poll(), hasFailed.current ? RETRY_INTERVAL_MS : interval);
    };
    // after a failure, too: the action continues on the server
    const poll = async () => {
      if (document.visibilityState !== 'visible') return;
      await reload();
      if (isCurrent) schedule();
    };
    const pollIfVisible = () => {
      clearTimeout(timer);
      void poll();
    };
    schedule();
    document.addEventListener('visibilitychange', pollIfVisible);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', pollIfVisible);
    };
  }, [isRunning, reload]);

  const onEnd = useRef(onEnded);
  onEnd.current = onEnded;
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) {
      onEnd.current();
      openResult(performance.now() - startedAt.current < WAITING_MS);
    }
    wasRunning.current = isRunning;
  }, [isRunning]);

  const act = async (call: (admin: AdminClient) => Promise<BulkRun>): Promise<boolean> => {
    if (isBusy || isSubmitBlockedOffline()) return false;
    setBusy(true);
    try {
      const result = await call(await loadAdminClient());
      replace({ run: result });
      // a repeated request returns its run, which may have ended while no progress was displayed
      if (!isRunning && result.state !== 'running') onEnd.current();
      return true;
    } catch (error) {
      fail(error);
      // another run may be the reason, and a lost response may have started this one
      void reload();
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
