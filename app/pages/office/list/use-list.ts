import { useCallback, useEffect, useState } from 'react';
import type { PageOf } from '../../../../contract/office/listing.ts';
import type { OfficeInBrowser } from '../../../api/office-client.ts';
import { loadOffice } from '../../../api/office-in-browser.ts';
import { useOffice } from '../office-context.ts';

/** A page of a list as it comes from the shop. */
export interface List<Row> {
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
  ask: (office: OfficeInBrowser, query: Query) => Promise<PageOf<Row>>,
  query: Query,
): List<Row> {
  const { fail } = useOffice();
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
        const found = await ask(await loadOffice(), JSON.parse(asked) as Query);
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
    replace: (row) => setPage((now) => now && { ...now, rows: now.rows.map((old) => (old.id === row.id ? row : old)) }),
  };
}
