import { useCallback, useEffect, useState } from 'react';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import type { PageOf } from '#core/api/pagination.ts';
import { useAdminContext } from './admin-context.ts';

/** Loading state of one page of a list. */
export interface ListResult<Row, Page extends PageOf<Row> = PageOf<Row>> {
  /** Null until the first page is loaded. */
  readonly page: Page | null;
  /** Another page is loading; the previous one stays visible. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly reload: () => void;
  /** Replaces the row with the same id. */
  readonly replace: (row: Row) => void;
}

/** Loads one page of a list and reloads it when the query changes. Responses to outdated queries are dropped. */
export function useList<Query, Page extends PageOf<{ readonly id: string }>>(
  loadPage: (admin: AdminClient, query: Query) => Promise<Page>,
  query: Query,
): ListResult<Page['items'][number], Page> {
  const { fail } = useAdminContext();
  const requestKey = JSON.stringify(query);
  const [round, setRound] = useState(0);
  const [page, setPage] = useState<Page | null>(null);
  const [settled, setSettled] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const key = `${round} ${requestKey}`;

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const nextPage = await loadPage(await loadAdminClient(), JSON.parse(requestKey) as Query);
        if (!isCurrent) return;
        setPage(nextPage);
        setFailed(false);
      } catch (error) {
        if (!isCurrent) return;
        setFailed(true);
        fail(error);
      }
      setSettled(key);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [loadPage, requestKey, key, fail]);

  return {
    page,
    isLoading: settled !== key,
    hasFailed,
    reload: useCallback(() => setRound((now) => now + 1), []),
    replace: (row) =>
      setPage((now) => now && { ...now, items: now.items.map((old) => (old.id === row.id ? row : old)) }),
  };
}
