import { useEffect, useState } from 'react';
import { MAX_GRID_CHANGES } from '../../../../../domain/products/product-grid.ts';
import { formatNumber } from '../../../../../locales/format.ts';
import { CouldNotLoad } from '../../../../components/could-not-load.tsx';
import { preloadMessages, useLanguage, useMessages } from '../../../../i18n/messages.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import { SectionHeader } from '../../list/list-layout.tsx';
import { ListSkeleton } from '../../list-skeleton.tsx';
import { ProductFilters } from '../product-filters.tsx';
import { GridTable } from './grid-table.tsx';
import { useGridRows } from './use-grid-rows.ts';
import { useProductGrid } from './use-product-grid.ts';

preloadMessages('admin', 'forms');

/** Many products in one grid: edited like a spreadsheet, saved as a whole (decision 200). */
export const ProductGrid = () => {
  const { products } = useMessages('admin');
  const words = products.grid;
  const language = useLanguage();
  const loaded = useGridRows();
  const grid = useProductGrid(loaded.replace);
  return (
    <>
      <SectionHeader title={words.title} back={{ to: '/admin/products', label: words.back }} />
      <p className="-mt-3 pb-5 text-base text-mist max-w-prose">{words.intro}</p>
      <ProductFilters />
      {loaded.hasFailed ? (
        <CouldNotLoad onTryAgain={loaded.loadAgain} />
      ) : loaded.rows === null ? (
        <ListSkeleton />
      ) : (
        <>
          <GridTable rows={loaded.rows} edits={grid.edits} onEdit={grid.edit} onUndo={grid.undo} />
          <p role="status" className="pt-3 text-mist num">
            {loaded.isLoading
              ? words.loading(loaded.rows.length)
              : loaded.hasMore
                ? words.more({ most: formatNumber(MAX_GRID_CHANGES, language) })
                : words.all(loaded.rows.length)}
          </p>
        </>
      )}
      <SaveBar grid={grid} />
    </>
  );
};

/** How many products are changed, with undo, discard and save. */
const SaveBar = ({ grid }: { grid: ReturnType<typeof useProductGrid> }) => {
  const { grid: words } = useMessages('admin').products;
  const [isAsking, setAsking] = useState(false);
  const count = grid.edits.rows.size;
  useLeaveWarning(count > 0);
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 py-3 mt-6 bg-white border-t border-lapis-900">
      <p role="status" className="max-sm:w-full font-medium num">
        {grid.isConflict ? words.conflict : words.changed(count)}
      </p>
      <button
        type="button"
        className="btn btn-sm btn-quiet sm:ms-auto"
        disabled={grid.edits.history.length === 0}
        onClick={grid.undo}
      >
        <Icon name="undo-2" className="size-[18px]" />
        {words.undo}
      </button>
      <button type="button" className="btn btn-sm btn-quiet" disabled={count === 0} onClick={() => setAsking(true)}>
        {words.discard}
      </button>
      <button
        type="button"
        className="btn btn-sm btn-primary"
        aria-busy={grid.isBusy}
        disabled={count === 0}
        onClick={grid.save}
      >
        {words.save}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={words.askDiscard}
          button={words.discard}
          onYes={() => {
            setAsking(false);
            grid.discard();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{words.discardText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
};

/** Asks before the page is left with unsaved changes. */
function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isOn]);
}
