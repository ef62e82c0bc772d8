import { useEffect, useState } from 'react';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { SectionHeader } from '#core/admin/list-page.tsx';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { formatNumber } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { MAX_GRID_CHANGES } from '../../bulk-edit.ts';
import { ProductFilters } from '../product-filters.tsx';
import { withHiddenEdits } from './grid-edits.ts';
import { GridTable } from './grid-table.tsx';
import { useGridRows } from './use-grid-rows.ts';
import { useProductGrid } from './use-product-grid.ts';

preloadMessages('admin', 'forms');

/** Bulk editor: products in a grid like a spreadsheet, saved as a whole (decision 200). */
export default function ProductGrid() {
  const { products } = useMessages('admin');
  const t = products.grid;
  const language = useLanguage();
  const loaded = useGridRows();
  const grid = useProductGrid(loaded.replace);
  const visibleRows = withHiddenEdits(loaded.rows ?? [], grid.edits);
  return (
    <>
      <SectionHeader title={t.title} back={{ to: '/admin/products', label: t.back }} />
      <p className="-mt-3 pb-5 text-base text-mist max-w-prose">{t.intro}</p>
      <ProductFilters />
      {loaded.hasFailed ? (
        <CouldNotLoad onTryAgain={loaded.reload} />
      ) : loaded.rows === null ? (
        <ListSkeleton />
      ) : (
        <>
          {visibleRows.hidden > 0 && (
            <p role="status" className="px-4 py-3 mb-3 bg-gold-50 border border-gold-200 num">
              {t.hidden(visibleRows.hidden)}
            </p>
          )}
          <GridTable rows={visibleRows.rows} edits={grid.edits} onEdit={grid.edit} onUndo={grid.undo} />
          <p role="status" className="pt-3 text-mist num">
            {loaded.isLoading
              ? t.loading(loaded.rows.length)
              : loaded.hasMore
                ? t.more({ max: formatNumber(MAX_GRID_CHANGES, language) })
                : t.all(loaded.rows.length)}
          </p>
        </>
      )}
      <SaveBar grid={grid} />
    </>
  );
}

/** Number of changed products, with buttons to undo, discard and save. */
const SaveBar = ({ grid }: { grid: ReturnType<typeof useProductGrid> }) => {
  const { grid: t } = useMessages('admin').products;
  const [isAsking, setAsking] = useState(false);
  const count = grid.edits.rows.size;
  useLeaveWarning(count > 0);
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 py-3 mt-6 bg-white border-t border-lapis-900">
      <p role="status" className="max-sm:w-full font-medium num">
        {grid.isConflict ? t.conflict : t.changed(count)}
      </p>
      <button
        type="button"
        className="btn btn-sm btn-quiet sm:ms-auto"
        disabled={grid.edits.history.length === 0}
        onClick={grid.undo}
      >
        <Icon name="undo-2" className="size-[18px]" />
        {t.undo}
      </button>
      <button
        type="button"
        className="btn btn-sm btn-quiet"
        disabled={count === 0 || grid.isBusy}
        onClick={() => setAsking(true)}
      >
        {t.discard}
      </button>
      <button
        type="button"
        className="btn btn-sm btn-primary"
        aria-busy={grid.isBusy}
        disabled={count === 0}
        onClick={grid.save}
      >
        {t.save}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t.confirmDiscard}
          button={t.discard}
          onYes={() => {
            setAsking(false);
            grid.discard();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t.discardText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
};

/** Requests confirmation before a navigation discards unsaved changes. */
function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isOn]);
}
