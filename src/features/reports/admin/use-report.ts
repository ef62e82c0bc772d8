import { useCallback, useEffect, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';

/** Loading state of a report. */
export interface ReportResult<Answer> {
  /** Null until it is loaded. */
  readonly answer: Answer | null;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

/** Loads a report, and again when the query changes. Responses to outdated queries are dropped. */
export function useReport<Query, Answer>(
  ask: (admin: AdminClient, query: Query) => Promise<Answer>,
  query: Query,
): ReportResult<Answer> {
  const { fail } = useAdminContext();
  const asked = JSON.stringify(query);
  const [round, setRound] = useState(0);
  const key = `${round} ${asked}`;
  const [state, setState] = useState<{ readonly key: string; readonly answer: Answer | null } | null>(null);

  useEffect(() => {
    let isAwaited = true;
    const load = async () => {
      try {
        const answer = await ask(await loadAdminClient(), JSON.parse(asked) as Query);
        if (isAwaited) setState({ key, answer });
      } catch (error) {
        if (!isAwaited) return;
        setState({ key, answer: null });
        fail(error);
      }
    };
    void load();
    return () => {
      isAwaited = false;
    };
  }, [ask, asked, key, fail]);

  const current = state?.key === key ? state : null;
  return {
    answer: current?.answer ?? null,
    hasFailed: current !== null && current.answer === null,
    reload: useCallback(() => setRound((now) => now + 1), []),
  };
}
