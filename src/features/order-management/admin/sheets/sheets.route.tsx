import { useCallback, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { useAdminTitle } from '#core/admin/admin-title.ts';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { type Language, languages } from '#core/i18n/language.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import type { AdminShipment } from '#features/fulfillment/shipments.admin.contract.ts';
import { useOrdersSection } from '../orders-section.route.tsx';
import { ManifestSheet } from './manifest-sheet.tsx';
import { PackingSlipSheet } from './packing-slip-sheet.tsx';
import { labelsPerPage, PaperSelect, PrintedPages, usePaper } from './printed-page.tsx';
import { sheetKinds, sheetsAddress } from './sheets-address.ts';
import { ShippingLabel } from './shipping-label.tsx';
import { loadSlipTexts, type PackingSlipState } from './slip-texts.ts';

preloadMessages('admin', 'cart', 'checkout');

/** Packing slips or labels of the orders that the address names, or a hand-over list per courier, with a print button. */
export default function Sheets() {
  const { listAddress } = useOrdersSection();
  const [query] = useSearchParams();
  const kind = sheetKinds.find((option) => option === query.get('kind')) ?? 'slips';
  const { sheets: t } = useMessages('admin').shipments;
  const orderKey = query.get('orders') ?? '';
  const { sheets, hasFailed, reload } = useSheets(orderKey);
  const titles = { slips: t.slips, labels: t.labels, 'hand-over': t.handOver };
  useAdminTitle(titles[kind]);
  const isEmpty = sheets !== null && (kind === 'hand-over' ? sheets.shipments : sheets.slips).length === 0;
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
          disabled={sheets === null || isEmpty}
          onClick={() => window.print()}
        >
          {t.print}
        </button>
      </div>
      <nav aria-label={t.kinds} className="flex flex-wrap gap-x-6 border-b border-lapis-200 mb-5">
        {sheetKinds.map((option) => (
          <Link
            key={option}
            to={sheetsAddress(option, orderKey.split(' '))}
            replace
            aria-current={option === kind ? 'page' : undefined}
            className="min-h-11 inline-flex items-center border-b-2 border-transparent aria-[current]:border-lapis-700 aria-[current]:font-medium"
          >
            {titles[option]}
          </Link>
        ))}
      </nav>
      {sheets === null && (hasFailed ? <CouldNotLoad onTryAgain={reload} /> : <ListSkeleton />)}
      {isEmpty && <p className="text-base text-mist">{t.empty}</p>}
      {sheets !== null && !isEmpty && <SheetsOfKind kind={kind} sheets={sheets} />}
    </>
  );
}

const SheetsOfKind = ({ kind, sheets }: { kind: (typeof sheetKinds)[number]; sheets: SheetData }) => {
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
  const { isFlowing: flowLabel } = useMessages('admin').packingSlip.paper;
  const printing = usePaper('slips');
  const [isFlowing, setFlowing] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pb-5">
        <PaperSelect {...printing} />
        <label className="inline-flex items-center gap-3 min-h-11">
          <input
            type="checkbox"
            checked={isFlowing}
            className="size-5 accent-lapis-700"
            onChange={({ target }) => setFlowing(target.checked)}
          />
          {flowLabel}
        </label>
      </div>
      <PrintedPages page={printing.paper} isFlowing={isFlowing}>
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

interface SheetData {
  readonly slips: readonly { readonly key: string; readonly slip: PackingSlipState; readonly language: Language }[];
  readonly shipments: readonly AdminShipment[];
  readonly loadedAt: Date;
}

/**
 * Loads the selected orders with their parcels; one slip per parcel that is packed or handed over, or one per order without such
 * parcels.
 */
const useSheets = (orderKey: string) => {
  const { fail } = useAdminContext();
  const [sheets, setSheets] = useState<SheetData | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(
    async (isCurrent: () => boolean) => {
      setFailed(false);
      try {
        const admin = await loadAdminClient();
        const { orders, shipments } = await admin.shipments.sheets({ orderIds: orderKey.split(' ').filter(Boolean) });
        const texts = new Map(
          await Promise.all(languages.map(async (each) => [each, await loadSlipTexts(admin, each)] as const)),
        );
        const slips = orders.flatMap(({ id, language, order }) => {
          const toSlip = texts.get(language);
          const open = order.parcels.filter(({ state }) => state === 'packed' || state === 'handed_over');
          if (toSlip === undefined) return [];
          if (open.length === 0) return [{ key: id, slip: toSlip(order), language }];
          return open.map((parcel) => ({
            key: `${id} ${parcel.number}`,
            slip: toSlip({ ...order, parcels: [parcel] }),
            language,
          }));
        });
        if (isCurrent()) setSheets({ slips, shipments, loadedAt: new Date() });
      } catch (error) {
        if (!isCurrent()) return;
        setFailed(true);
        fail(error);
      }
    },
    [orderKey, fail],
  );
  useEffect(() => {
    let isCurrent = true;
    void load(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return { sheets, hasFailed, reload: () => void load(() => true) };
};
