import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAdminTitle } from '#core/admin/admin-title.ts';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { formatNumber } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { useOrdersSection } from '../orders-section.route.tsx';
import { ManifestSheet } from './manifest-sheet.tsx';
import { PackingSlipSheet } from './packing-slip-sheet.tsx';
import { labelsPerPage, PaperSelect, PrintedPages, usePaper } from './printed-page.tsx';
import { MAX_PRINTED, type SheetKind, sheetKinds, sheetsAddress } from './sheets-address.ts';
import { ShippingLabel } from './shipping-label.tsx';
import { type SheetData, useSheets } from './use-sheets.ts';

preloadMessages('admin', 'cart', 'checkout');

/** Packing slips or labels of the selected orders, or a hand-over list per courier, with a print button. */
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
  const titles = { slips: t.slips, labels: t.labels, 'hand-over': t.handOver };
  useAdminTitle(titles[kind]);
  const isEmpty = (kind === 'hand-over' ? sheets?.shipments : sheets?.slips)?.length === 0;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 pt-8 pb-6">
        <h1 className="display text-h2 me-auto max-sm:w-full">{titles[kind]}</h1>
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
      <nav aria-label={t.kinds} className="flex flex-wrap gap-x-6 border-b border-lapis-200 mb-5">
        {sheetKinds.map((option) => (
          <Link
            key={option}
            to={sheetsAddress(option, part)}
            replace
            aria-current={option === kind ? 'page' : undefined}
            className="min-h-11 inline-flex items-center border-b-2 border-transparent aria-[current]:border-lapis-700 aria-[current]:font-medium"
          >
            {titles[option]}
          </Link>
        ))}
      </nav>
      {parts > 1 && <Parts kind={kind} part={part} parts={parts} />}
      <LoadProgress loaded={sheets?.loaded ?? 0} all={orderIds.length} />
      {sheets === null && !hasFailed && <ListSkeleton />}
      {hasFailed && <CouldNotLoad onTryAgain={reload} />}
      {isComplete && isEmpty && (
        <p className="text-base text-mist">{orderIds.length === 0 ? bulkOrders.sheets.none : t.empty}</p>
      )}
      {sheets !== null && !isEmpty && <SheetsOfKind kind={kind} sheets={sheets} />}
    </>
  );
}

const SheetsOfKind = ({ kind, sheets }: { kind: SheetKind; sheets: SheetData }) => {
  if (kind === 'slips') return <Slips slips={sheets.slips} />;
  if (kind === 'labels') return <Labels slips={sheets.slips} />;
  const lists = [...Map.groupBy(sheets.shipments, ({ courierId }) => courierId).values()];
  return (
    <PrintedPages page="a4">
      {lists.map((shipments) => (
        <ManifestSheet key={shipments[0]?.courierId} shipments={shipments} day={sheets.loadedAt} />
      ))}
    </PrintedPages>
  );
};

type SlipsProps = { readonly slips: SheetData['slips'] };

const Slips = ({ slips }: SlipsProps) => {
  const { severalPerPage } = useMessages('admin').packingSlip.paper;
  const printing = usePaper('slips');
  const [isDense, setDense] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pb-5">
        <PaperSelect {...printing} />
        <label className="inline-flex items-center gap-3 min-h-11">
          <input
            type="checkbox"
            checked={isDense}
            className="size-5 accent-lapis-700"
            onChange={({ target }) => setDense(target.checked)}
          />
          {severalPerPage}
        </label>
      </div>
      <PrintedPages page={printing.paper} isDense={isDense}>
        {slips.map(({ key, slip, language }) => (
          <PackingSlipSheet key={key} slip={slip} language={language} />
        ))}
      </PrintedPages>
    </>
  );
};

const Labels = ({ slips }: SlipsProps) => {
  const printing = usePaper('labels');
  const perPage = labelsPerPage[printing.paper];
  const pages = Array.from({ length: Math.ceil(slips.length / perPage) }, (_, index) =>
    slips.slice(index * perPage, (index + 1) * perPage),
  );
  return (
    <>
      <div className="pb-5">
        <PaperSelect {...printing} />
      </div>
      <PrintedPages page={`${printing.paper}-labels`}>
        {pages.map((labels) => (
          <div key={labels[0]?.key} className="sheet bg-white border border-lapis-200 print:border-0">
            {labels.map(({ key, slip, language }) => (
              <ShippingLabel key={key} slip={slip} language={language} />
            ))}
          </div>
        ))}
      </PrintedPages>
    </>
  );
};

interface PartsProps {
  readonly kind: SheetKind;
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
    <p role="status" className="num text-mist">
      {loaded < all && t.loaded({ done: formatNumber(loaded, language), all: formatNumber(all, language) })}
    </p>
  );
};
