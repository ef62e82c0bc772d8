import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { useAdminTitle } from '#core/admin/admin-title.ts';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { type Language, languages } from '#core/i18n/language.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import type { AdminShipment } from '#features/fulfillment/shipments.admin.contract.ts';
import { ManifestSheet } from './manifest-sheet.tsx';
import { useOrdersSection } from './orders-section.route.tsx';
import { PackingSlipSheet } from './packing-slip-sheet.tsx';
import { sheetKinds } from './sheets-address.ts';
import { loadSlipTexts, type PackingSlipState } from './slip-texts.ts';

preloadMessages('admin', 'cart', 'checkout');

/** Packing slips of the orders that the address names, or a hand-over list per courier, with a print button. */
export default function Sheets() {
  const { listAddress } = useOrdersSection();
  const [query] = useSearchParams();
  const kind = sheetKinds.find((option) => option === query.get('kind')) ?? 'slips';
  const { sheets: t } = useMessages('admin').shipments;
  const { sheets, hasFailed, reload } = useSheets(query.get('orders') ?? '');
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
          disabled={sheets === null || isEmpty}
          onClick={() => window.print()}
        >
          {t.print}
        </button>
      </div>
      {sheets === null && (hasFailed ? <CouldNotLoad onTryAgain={reload} /> : <ListSkeleton />)}
      {sheets !== null && isEmpty && <p className="text-base text-mist">{t.empty}</p>}
      {sheets !== null && !isEmpty && (
        <div className="sheets grid grid-cols-[minmax(0,1fr)] gap-6 print:block">
          {kind === 'slips'
            ? sheets.slips.map(({ key, slip, language }) => (
                <PackingSlipSheet key={key} slip={slip} language={language} />
              ))
            : lists.map((shipments) => (
                <ManifestSheet key={shipments[0]?.courierId} shipments={shipments} day={sheets.loadedAt} />
              ))}
        </div>
      )}
    </>
  );
}

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
