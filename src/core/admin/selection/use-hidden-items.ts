import { useEffect, useRef } from 'react';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { useNewestResponse } from '#core/ui/use-newest-response.ts';
import { useAdminContext } from '../admin-context.ts';
import type { Selection } from './use-selection.ts';

/** Selected items that the filters of their list hide. */
export interface HiddenItems {
  readonly ids: readonly string[];
  /** First hidden items. */
  readonly items: readonly { readonly id: string; readonly name: string; readonly note: string }[];
}

const none: HiddenItems = { ids: [], items: [] };

interface HiddenQuery {
  readonly selection: Selection;
  /** Rows of the current page. */
  readonly rows: readonly { readonly id: string }[];
  /** Changes with the filters of the list. */
  readonly filterKey: string;
  /** Requests the ids that the current filters hide. */
  readonly find: (admin: AdminClient, ids: string[]) => Promise<HiddenItems>;
}

/** Returns the hidden items of a selection; requests them only if it has items outside the page. */
export const useHiddenItems = ({ selection, rows, filterKey, find }: HiddenQuery): HiddenItems => {
  const { fail } = useAdminContext();
  const listed = new Set(rows.map(({ id }) => id));
  const outside = selection.ids.filter((id) => !listed.has(id));
  const key = `${filterKey} ${outside.length} ${outside[0]} ${outside.at(-1)}`;
  const { data, reload } = useNewestResponse(
    key,
    async () => (outside.length === 0 ? none : find(await loadAdminClient(), outside)),
    fail,
  );
  // an action may have changed what the filters match
  const loadedRows = useRef(rows);
  useEffect(() => {
    if (loadedRows.current === rows) return;
    loadedRows.current = rows;
    void reload();
  }, [rows, reload]);
  const isHidden = (id: string) => selection.has(id) && !listed.has(id);
  if (data === null) return none;
  return { ids: data.ids.filter(isHidden), items: data.items.filter(({ id }) => isHidden(id)) };
};
