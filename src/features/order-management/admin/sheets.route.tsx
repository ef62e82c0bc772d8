import { useSearchParams } from 'react-router';
import { useAdminTitle } from '#core/admin/admin-title.ts';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { formatNumber } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { ManifestSheet } from './manifest-sheet.tsx';
import { useOrdersSection } from './orders-section.route.tsx';
import { PackingSlipSheet } from './packing-slip-sheet.tsx';
import { MAX_PRINTED, sheetKinds, sheetsAddress } from './sheets-address.ts';
import { useSheets } from './use-sheets.ts';

preloadMessages('admin', 'cart', 'checkout');

/** Packing slips of the selected orders, or a hand-over list per courier, with a print button. */
export default function Sheets() {
  const { selection, listAddress } = useOrdersSection();
  const [query] = useSearchParams();
  const kind = sheetKinds.find((option) => option === query.get('kind')) ?? 'slips';
  const { shipments, bulkOrders } = useMessages('admin');
  const t = shipments.sheets;
  const parts = Math.max(1, Math.ceil(selection.ids.length / MAX_PRINTED));
  const part = Math.min(parts, Math.max(1, Math.trunc(Number(query.get('part'))) || 1));
  const orderIds = selection.ids.slice((part - 1) * MAX_PRINTED, part * MAX_PRINTED);
  const { sheets, hasFailed, reload } = useSheets(orderIds);
  const isComplete = sheets !== null && sheets.loaded === orderIds.length;
  const title = kind === 'slips' ? t.slips : t.handOver;
  useAdminTitle(title);
  const lists = [...Map.groupBy(sheets?.shipments ?? [], ({ courierId }) => courierId).values()];
  const isEmpty = kind === 'slips' ? sheets?.slips.length === 0 : lists.length === 0;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 pt-8 pb-6">
        <h1 className="display text-h2 me-auto max-sm:w-full">{title}</h1>
        <a className="btn btn-sm btn-quiet" href={listAddress()}>
          {t.back}
        </a>
        <button
          type="button"
          className="btn btn-sm btn-primary"
          disabled={!isComplete || isEmpty}
          onClick={() => window.print()}
        >
          {t.print}
        </button>
      </div>
      {parts > 1 && <Parts kind={kind} part={part} parts={parts} />}
      <LoadProgress loaded={sheets?.loaded ?? 0} all={orderIds.length} />
      {sheets === null && !hasFailed && <ListSkeleton />}
      {hasFailed && <CouldNotLoad onTryAgain={reload} />}
      {isComplete && isEmpty && (
        <p className="text-base text-mist">{orderIds.length === 0 ? bulkOrders.sheets.none : t.empty}</p>
      )}
      {sheets !== null && !isEmpty && (
        <div className="sheets grid grid-cols-[minmax(0,1fr)] gap-6 print:block">
          {kind === 'slips'
            ? sheets.slips.map(({ key, slip, language }) => (
                <PackingSlipSheet key={key} slip={slip} language={language} />
              ))
            : lists.map((parcels) => (
                <ManifestSheet key={parcels[0]?.courierId} shipments={parcels} day={sheets.loadedAt} />
              ))}
        </div>
      )}
    </>
  );
}

interface PartsProps {
  readonly kind: (typeof sheetKinds)[number];
  readonly part: number;
  readonly parts: number;
}

/** Links to the parts of a selection that is too large to print at once. */
const Parts = ({ kind, part, parts }: PartsProps) => {
  const { sheets: t } = useMessages('admin').bulkOrders;
  const language = useLanguage();
  return (
    <nav aria-label={t.parts} className="pb-6">
      <p>{t.limit({ max: formatNumber(MAX_PRINTED, language) })}</p>
      <ul className="flex flex-wrap gap-x-4">
        {Array.from({ length: parts }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={sheetsAddress(kind, number)}
              aria-current={number === part ? 'page' : undefined}
              className="link inline-flex items-center min-h-11 num aria-[current]:font-medium"
            >
              {t.part({ number: formatNumber(number, language) })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const LoadProgress = ({ loaded, all }: { loaded: number; all: number }) => {
  const { sheets: t } = useMessages('admin').bulkOrders;
  const language = useLanguage();
  return (
    <p role="status" className="num text-mist print:hidden">
      {loaded < all && t.loaded({ done: formatNumber(loaded, language), all: formatNumber(all, language) })}
    </p>
  );
};
