import { useCallback, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { useAdminTitle } from '#core/admin/admin-title.ts';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { type Language, languages } from '#core/i18n/language.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { useOrderPath } from '#features/orders/ui/use-order-page.ts';
import { PackingSlipSheet } from './packing-slip-sheet.tsx';
import { PaperSelect, PrintedPages, usePaper } from './printed-page.tsx';
import { loadSlipTexts, type PackingSlipState } from './slip-texts.ts';

preloadMessages('admin', 'cart', 'checkout');

/** Packing slip of an order, with buttons to print it and go back. */
export default function PackingSlip() {
  const { packingSlip: t } = useMessages('admin');
  const { orderNumber = '' } = useParams();
  const pathTo = useOrderPath();
  const [query] = useSearchParams();
  const ownLanguage = useLanguage();
  const language = languages.find((option) => option === query.get('in')) ?? ownLanguage;
  const { slip, hasFailed, reload } = usePackingSlip(orderNumber, language);
  const printing = usePaper('slips');
  useAdminTitle(`${t.title} ${shortOrderNumber(orderNumber)}`);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 pt-8 pb-6">
        <h1 className="display text-h2 me-auto max-sm:w-full">{t.title}</h1>
        <PaperSelect {...printing} />
        <a className="btn btn-sm btn-quiet" href={pathTo(orderNumber)}>
          {t.back}
        </a>
        {slip?.order.status !== 'cancelled' && (
          <button type="button" className="btn btn-sm btn-primary" disabled={!slip} onClick={() => window.print()}>
            {t.print}
          </button>
        )}
      </div>
      {slip && (
        <PrintedPages page={printing.paper}>
          <PackingSlipSheet slip={slip} language={language} />
        </PrintedPages>
      )}
      {!slip && (hasFailed ? <CouldNotLoad onTryAgain={reload} /> : <ListSkeleton />)}
    </>
  );
}

/** Loads a packing slip: the order, the shop's tax number and the messages of the order's language. Null while loading. */
function usePackingSlip(orderNumber: string, language: Language) {
  const { fail } = useAdminContext();
  const [slip, setSlip] = useState<PackingSlipState | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(
    async (isCurrent: () => boolean) => {
      setFailed(false);
      try {
        const [order, toSlip] = await Promise.all([
          loadShopClient().then((shop) => shop.orders.get({ orderNumber, language })),
          loadAdminClient().then((admin) => loadSlipTexts(admin, language)),
        ]);
        if (isCurrent()) setSlip(toSlip(order));
      } catch (error) {
        if (!isCurrent()) return;
        setFailed(true);
        fail(error);
      }
    },
    [orderNumber, language, fail],
  );
  useEffect(() => {
    let isShown = true;
    void load(() => isShown);
    return () => {
      isShown = false;
    };
  }, [load]);
  return { slip, hasFailed, reload: () => void load(() => true) };
}
