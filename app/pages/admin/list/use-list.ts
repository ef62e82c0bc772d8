import { useCallback, useEffect, useState } from 'react';
import type { PageOf } from '../../../../contract/pagination.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { useAdminContext } from '../use-admin.ts';

/** A page of a list as it comes from the shop. */
export interface ListResult<Row> {
  /** Null until the first page has come. */
  readonly page: PageOf<Row> | null;
  /** Another page is on its way; the one before stays in sight. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly loadAgain: () => void;
  /** Writes a row that was changed in the place of the one before. */
  readonly replace: (row: Row) => void;
}

/**
 * The page of a list that the shop answers to a query; asked anew whenever the query changes. An answer to a query that
 * is not asked any more is dropped.
 */
export function useList<Query, Row extends { readonly id: string }>(
  ask: (admin: AdminClient, query: Query) => Promise<PageOf<Row>>,
  query: Query,
): ListResult<Row> {
  const { fail } = useAdminContext();
  const asked = JSON.stringify(query);
  const [round, setRound] = useState(0);
  const [page, setPage] = useState<PageOf<Row> | null>(null);
  const [settled, setSettled] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const key = `${round} ${asked}`;

  useEffect(() => {
    let isAwaited = true;
    const load = async () => {
      try {
        const found = await ask(await loadAdminClient(), JSON.parse(asked) as Query);
        if (!isAwaited) return;
        setPage(found);
        setFailed(false);
      } catch (error) {
        if (!isAwaited) return;
        setFailed(true);
        fail(error);
      }
      setSettled(key);
    };
    void load();
    return () => {
      isAwaited = false;
    };
  }, [ask, asked, key, fail]);

  return {
    page,
    isLoading: settled !== key,
    hasFailed,
    loadAgain: useCallback(() => setRound((now) => now + 1), []),
    replace: (row) =>
      setPage((now) => now && { ...now, items: now.items.map((old) => (old.id === row.id ? row : old)) }),
  };
}
