import { useCallback, useEffect, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { useLanguage } from '#core/i18n/messages-provider.tsx';
import type { GridProduct } from '../../bulk-edit.admin.contract.ts';
import { MAX_GRID_CHANGES } from '../../bulk-edit.ts';
import { categories } from '../../product-attributes.ts';
import { productSorts, productStates } from '../../product-list.ts';

/** Loads the products that match the filters in the URL, page by page up to the maximum of one save. */
export function useGridRows() {
  const { fail } = useAdminContext();
  const { get } = useListUrl();
  const language = useLanguage();
  const [round, setRound] = useState(0);
  const query = JSON.stringify({
    language,
    q: get('q'),
    category: categories.find((option) => option === get('category')),
    state: productStates.find((option) => option === get('state')),
    sort: productSorts.find((option) => option === get('sort')),
  });
  // a new round repeats the request
  const requestKey = `${round} ${query}`;
  const [rows, setRows] = useState<readonly GridProduct[] | null>(null);
  const [isLoading, setLoading] = useState(true);
  const [hasMore, setMore] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      setLoading(true);
      setFailed(false);
      let loaded: readonly GridProduct[] = [];
      try {
        const { productGrid } = await loadAdminClient();
        let after: string | null | undefined;
        do {
          const page = await productGrid.list({
            ...JSON.parse(requestKey.slice(requestKey.indexOf(' '))),
            ...(after === undefined ? {} : { after }),
          });
          if (!isCurrent) return;
          loaded = [...loaded, ...page.items];
          after = page.next;
          setRows(loaded);
        } while (after !== null && loaded.length < MAX_GRID_CHANGES);
        setMore(after !== null);
      } catch (error) {
        if (!isCurrent) return;
        setFailed(true);
        fail(error);
      }
      setLoading(false);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [requestKey, fail]);
  /** Replaces rows by saved products. */
  const replace = useCallback((saved: readonly GridProduct[]) => {
    const byId = new Map(saved.map((row) => [row.id, row]));
    setRows((now) => now && now.map((row) => byId.get(row.id) ?? row));
  }, []);
  return { rows, isLoading, hasMore, hasFailed, replace, reload: () => setRound((now) => now + 1) };
}
