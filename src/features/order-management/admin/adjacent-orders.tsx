import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { readFilters } from '#core/admin/admin-loader.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { KEEP_PLACE } from '#core/routing/keep-place.ts';
import { Icon } from '#core/ui/icon.tsx';
import { useNewestResponse } from '#core/ui/use-newest-response.ts';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { orderPath, useOrderList } from '#features/orders/ui/use-order-page.ts';
import { orderListFilters } from './order-list-filters.ts';

/** Links to the previous and the next order of the list that the order was opened from (decision 256). */
export const AdjacentOrders = ({ orderNumber }: { orderNumber: string }) => {
  const list = useOrderList();
  return list === null ? null : <AdjacentLinks key={list} orderNumber={orderNumber} list={list} />;
};

/** Tabs that every order has; the links keep them open. */
const commonTabs = ['shipments', 'payments', 'history'];

const AdjacentLinks = ({ orderNumber, list }: { orderNumber: string; list: string }) => {
  const { orders } = useMessages('admin');
  const t = orders.page;
  const { pathname } = useLocation();
  const adjacent = useAdjacentOrders(orderNumber, list);
  const nav = useRef<HTMLElement>(null);
  const isFocusLost = useRef(false);
  // at the end of the list the pressed link disappears and loses the focus
  useEffect(() => {
    if (adjacent === null || adjacent.orderNumber !== orderNumber || !isFocusLost.current) return;
    isFocusLost.current = false;
    if (document.activeElement === document.body) nav.current?.querySelector('a')?.focus();
  }, [adjacent, orderNumber]);
  const tab = commonTabs.find((part) => part === pathname.split('/')[4]);
  // until the response the links keep place and focus, but are inactive
  const isLoading = adjacent?.orderNumber !== orderNumber;
  return (
    <nav ref={nav} aria-label={t.adjacent} aria-busy={isLoading} className="flex gap-x-6">
      <p role="status" className="sr-only">
        {t.title} {shortOrderNumber(orderNumber)}
      </p>
      {(['previous', 'next'] as const).map((side) => {
        const target = adjacent?.[side] ?? null;
        if (target === null) return null;
        return (
          <a
            key={side}
            href={orderPath(target, tab, list)}
            data-state={KEEP_PLACE}
            aria-disabled={isLoading}
            className="inline-flex items-center gap-2 min-h-11 text-mist hover:text-lapis-900 aria-disabled:opacity-60"
            onClick={(event) => {
              if (isLoading) event.preventDefault();
              else isFocusLost.current = true;
            }}
          >
            {side === 'previous' && <Icon name="arrow-left" className="size-[18px] rtl:mirror" />}
            {t[side]}
            {side === 'next' && <Icon name="arrow-right" className="size-[18px] rtl:mirror" />}
          </a>
        );
      })}
    </nav>
  );
};

/** Loads the numbers of the adjacent orders; after a change of the order, those of the previous one until the response. */
const useAdjacentOrders = (orderNumber: string, list: string) => {
  const { fail } = useAdminContext();
  const language = useLanguage();
  const query = new URLSearchParams(list);
  const filters = readFilters(orderListFilters, (name) => query.get(name) || undefined);
  const { data } = useNewestResponse(
    orderNumber,
    async () => ({ ...(await (await loadAdminClient()).orders.adjacent({ ...filters, orderNumber })), orderNumber }),
    (error) => {
      // the page says that the order is unknown
      if (readError(error, language).code !== 'ORDER_NOT_FOUND') fail(error);
    },
  );
  return data;
};
