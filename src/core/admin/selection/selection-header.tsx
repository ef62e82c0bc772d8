import { useRef, useState } from 'react';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import type { PageOf } from '#core/api/pagination.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage } from '#core/i18n/messages-provider.tsx';
import { useAdminContext } from '../admin-context.ts';
import type { SelectionTexts } from './selection-texts.ts';
import type { Selection } from './use-selection.ts';

interface SelectionHeaderProps {
  readonly selection: Selection;
  readonly texts: SelectionTexts;
  /** Current page of the list; null while it loads. */
  readonly page: PageOf<{ readonly id: string }> | null;
  /** Requests the ids of all rows that match the current filters; `isComplete` is false above the maximum. */
  readonly selectAll: (admin: AdminClient) => Promise<{ readonly ids: string[]; readonly isComplete: boolean }>;
}

/** Number of selected items, with the buttons that select the page, select all pages, and clear the selection. */
export const SelectionHeader = ({ selection, texts: t, page, selectAll }: SelectionHeaderProps) => {
  const language = useLanguage();
  const { isBusy, isTruncated, run, cancel } = useSelectAll(selection, selectAll);
  const rows = page?.items ?? [];
  const count = selection.ids.length;
  const hasOtherPages = page !== null && (page.count > rows.length || !page.isExactCount);
  const areAllSelected =
    page?.isExactCount === true && count === page.count && rows.every(({ id }) => selection.has(id));
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <label className="inline-flex items-center gap-3 min-h-11">
        <input
          type="checkbox"
          checked={rows.length > 0 && rows.every(({ id }) => selection.has(id))}
          className="size-5 accent-lapis-700"
          onChange={({ target }) =>
            selection.toggle(
              rows.map(({ id }) => id),
              target.checked,
            )
          }
        />
        {t.page}
      </label>
      {hasOtherPages && !areAllSelected && (
        <button type="button" className="link min-h-11 num" aria-disabled={isBusy} onClick={run}>
          {page.isExactCount ? t.all({ amount: formatNumber(page.count, language) }) : t.allListed}
        </button>
      )}
      <p role="status" className="font-medium num">
        {count > 0 && t.count(count)}
      </p>
      {(isTruncated || selection.isFull) && (
        <p className="text-mist">{t.max({ max: formatNumber(selection.max, language) })}</p>
      )}
      {count > 0 && (
        <button
          type="button"
          className="link min-h-11 ms-auto"
          onClick={() => {
            cancel();
            selection.clear();
          }}
        >
          {t.clear}
        </button>
      )}
    </div>
  );
};

/** Selects the rows that match the filters at the time of the click; clearing the selection drops the pending response. */
const useSelectAll = (selection: Selection, selectAll: SelectionHeaderProps['selectAll']) => {
  const { fail } = useAdminContext();
  const [isBusy, setBusy] = useState(false);
  const [isTruncated, setTruncated] = useState(false);
  const newest = useRef<symbol | null>(null);
  const select = async () => {
    if (isBusy || isSubmitBlockedOffline()) return;
    const id = Symbol('select all');
    newest.current = id;
    setBusy(true);
    try {
      const { ids, isComplete } = await selectAll(await loadAdminClient());
      if (newest.current === id) {
        selection.toggle(ids, true);
        setTruncated(!isComplete);
      }
    } catch (error) {
      if (newest.current === id) fail(error);
    }
    setBusy(false);
  };
  return {
    isBusy,
    isTruncated,
    run: () => void select(),
    cancel: () => {
      newest.current = null;
      setTruncated(false);
    },
  };
};
