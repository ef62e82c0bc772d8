import { useCallback, useEffect, useState } from 'react';
import type { GridProduct } from '../../../../../contract/admin/product-grid.ts';
import { MAX_GRID_CHANGES } from '../../../../../domain/products/product-grid.ts';
import { productSorts, productStates } from '../../../../../domain/products/product-list.ts';
import { categories } from '../../../../../domain/products.ts';
import { loadAdminClient } from '../../../../api/load-admin-client.ts';
import { useLanguage } from '../../../../i18n/messages.tsx';
import { useListUrl } from '../../list/use-list-url.ts';
import { useAdminContext } from '../../use-admin.ts';

/** Loads the products of the filters in the URL, page by page up to as many as one save may change. */
export function useGridRows() {
  const { fail } = useAdminContext();
  const { get } = useListUrl();
  const language = useLanguage();
  const [round, setRound] = useState(0);
  const wanted = JSON.stringify({
    language,
    q: get('q'),
    category: categories.find((known) => known === get('category')),
    state: productStates.find((known) => known === get('state')),
    sort: productSorts.find((known) => known === get('sort')),
  });
  // a new round asks the same again
  const asked = `${round} ${wanted}`;
  const [rows, setRows] = useState<readonly GridProduct[] | null>(null);
  const [isLoading, setLoading] = useState(true);
  const [hasMore, setMore] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isAwaited = true;
    const load = async () => {
      setLoading(true);
      setFailed(false);
      let found: readonly GridProduct[] = [];
      try {
        const { productGrid } = await loadAdminClient();
        let after: string | null | undefined;
        do {
          const page = await productGrid.list({
            ...JSON.parse(asked.slice(asked.indexOf(' '))),
            ...(after === undefined ? {} : { after }),
          });
          if (!isAwaited) return;
          found = [...found, ...page.items];
          after = page.next;
          setRows(found);
        } while (after !== null && found.length < MAX_GRID_CHANGES);
        setMore(after !== null);
      } catch (error) {
        if (!isAwaited) return;
        setFailed(true);
        fail(error);
      }
      setLoading(false);
    };
    void load();
    return () => {
      isAwaited = false;
    };
  }, [asked, fail]);
  /** Takes over saved products. */
  const replace = useCallback((saved: readonly GridProduct[]) => {
    const byId = new Map(saved.map((row) => [row.id, row]));
    setRows((now) => now && now.map((row) => byId.get(row.id) ?? row));
  }, []);
  return { rows, isLoading, hasMore, hasFailed, replace, loadAgain: () => setRound((now) => now + 1) };
}
