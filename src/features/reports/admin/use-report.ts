import { useCallback, useEffect, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';

/** Loading state of a report. */
export interface ReportResult<Answer> {
  /** Null until it is loaded. */
  readonly result: Answer | null;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

/** Loads a report, and again when the query changes. Responses to outdated queries are dropped. */
export function useReport<Query, Answer>(
  loadReport: (admin: AdminClient, query: Query) => Promise<Answer>,
  query: Query,
): ReportResult<Answer> {
  const { fail } = useAdminContext();
  const requestKey = JSON.stringify(query);
  const [round, setRound] = useState(0);
  const key = `${round} ${requestKey}`;
  const [state, setState] = useState<{ readonly key: string; readonly result: Answer | null } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const result = await loadReport(await loadAdminClient(), JSON.parse(requestKey) as Query);
        if (isCurrent) setState({ key, result });
      } catch (error) {
        if (!isCurrent) return;
        setState({ key, result: null });
        fail(error);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [loadReport, requestKey, key, fail]);

  const current = state?.key === key ? state : null;
  return {
    result: current?.result ?? null,
    hasFailed: current !== null && current.result === null,
    reload: useCallback(() => setRound((now) => now + 1), []),
  };
}
