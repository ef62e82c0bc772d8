import { useId, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { useAdminTitle } from '#core/admin/admin-title.ts';
import { DayRange } from '#core/admin/day-range.tsx';
import { ExportButtons } from '#core/admin/export-buttons.tsx';
import { FilterSelect, RadioGroup, SearchField } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { May } from '#core/admin/require-permission.tsx';
import { Table } from '#core/admin/table.tsx';
import { type ListResult, useList } from '#core/admin/use-list.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { isCalendarDay } from '#core/dates/calendar-day.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { orderStatuses, paymentFilters } from '#features/orders/order-status.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';
import { ChosenOrdersBar } from './bulk-actions-bar.tsx';
import { OrderDetails } from './order.route.tsx';
import { PackingSlipSheet } from './packing-slip-sheet.tsx';
import { Sheets, sheetKinds } from './packing-slips.tsx';
import { useOrderAddress } from './use-order-address.ts';
import { useOrderColumns } from './use-order-columns.tsx';
import { type PackingSlipRequest, usePackingSlip, usePackingSlipRequest } from './use-packing-slip.ts';
import { type SelectedOrders, useChosenOrders } from './use-selected-orders.ts';

preloadMessages('admin', 'cart', 'checkout');

/** Orders section: the list, a packing slip, the editor, an order by phone, or sheets of selected orders. */
export default function Orders() {
  const slip = usePackingSlipRequest();
  const { changed, isByPhone } = useOrderAddress();
  const { get } = useListUrl();
  const selection = useChosenOrders();
  const kind = sheetKinds.find((option) => option === get('sheets'));
  if (slip) return <PackingSlip {...slip} />;
  if (changed !== undefined) return <ChangeOrder key={changed} orderNumber={changed} />;
  if (isByPhone) return <DraftOrder />;
  return kind && selection.ids.length > 0 ? (
    <Sheets kind={kind} orderIds={selection.ids} />
  ) : (
    <OrderList selection={selection} />
  );
}

const ChangeOrder = lazyOnDemand(async () => (await import('./edit-order.route.tsx')).ChangeOrder);
const DraftOrder = lazyOnDemand(async () => (await import('./draft-order.route.tsx')).DraftOrder);

/** List of orders with search, filters and details (specification 2). */
const OrderList = ({ selection }: { selection: SelectedOrders }) => {
  const { orders, draftOrders } = useMessages('admin');
  const { toPhone } = useOrderAddress();
  const { may } = useAdminContext();
  const language = useLanguage();
  const filters = useOrderFilters();
  const list = useList(listOrders, { ...filters, language });
  const columns = useOrderColumns(selection);
  const { q, status, payment, from, to } = filters;
  const isLinked = useListUrl().get('show') !== undefined;
  return (
    <>
      <SectionHeader title={orders.title} counted={list.page}>
        <May right="customers.read">
          <ExportOrders />
          {may('orders.write') && (
            <a href={toPhone} className="btn btn-sm btn-primary">
              <Icon name="phone" className="size-[18px]" />
              {draftOrders.open}
            </a>
          )}
        </May>
      </SectionHeader>
      <OrderFilters />
      <ListLayout list={list} hasFilters={[q, status, payment, from, to].some((filter) => filter !== undefined)}>
        {(rows) => (
          <>
            <May right="customers.read">
              <ChosenOrdersBar selection={selection} rows={rows} onChanged={list.reload} />
            </May>
            <Table
              label={orders.title}
              columns={columns}
              rows={rows}
              details={detailsIn(list)}
              isFirstOpen={isLinked}
              detailsLabel={({ orderNumber }) => orders.details({ number: orderNumber })}
            />
          </>
        )}
      </ListLayout>
    </>
  );
};

/**
 * Search and filters; on phones the filters are behind a button unless one is set, so that the first order is visible without
 * scrolling.
 */
const OrderFilters = () => {
  const { orders } = useMessages('admin');
  const id = useId();
  const { get } = useListUrl();
  const [isOpen, setOpen] = useState(['status', 'payment', 'from', 'to'].some((name) => get(name) !== undefined));
  const behind = isOpen ? '' : 'max-sm:hidden';
  return (
    <div className="pb-6">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <SearchField label={orders.search} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="sm:hidden btn btn-sm btn-quiet"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="sliders-horizontal" className="size-[18px]" />
          {orders.narrow}
        </button>
        <div id={id} className={`contents ${behind}`}>
          <FilterSelect
            label={orders.paymentFilter.label}
            name="payment"
            everything={orders.paymentFilter.all}
            values={paymentFilters}
            format={(value) => (value === 'owed' ? orders.paymentFilter.owed : orders.payment[value])}
          />
          <FilterSelect
            label={orders.sort.label}
            name="sort"
            values={['newest', 'oldest']}
            format={(sort) => orders.sort[sort]}
          />
          <DayRange />
        </div>
      </div>
      <div className={`pt-3 ${behind}`}>
        <RadioGroup
          label={orders.filter}
          name="status"
          values={orderStatuses}
          format={(value) => orders.status[value]}
        />
      </div>
    </div>
  );
};

const detailsIn =
  ({ replace, reload }: ListResult<AdminOrder>) =>
  (order: AdminOrder) => <OrderDetails order={order} onChanged={replace} onBehind={reload} />;

type ListQuery = Parameters<AdminClient['orders']['list']>[0];

const listOrders = ({ orders }: AdminClient, query: ListQuery) => orders.list(query);

/** Exports all pages of the filtered orders as a spreadsheet file. */
const ExportOrders = () => {
  const { orders: t } = useMessages('admin');
  const { after: _, ...filters } = useOrderFilters();
  return (
    <ExportButtons
      fileName="orders.csv"
      notice={t.exported}
      fetchPart={({ orders }, part) => orders.export({ ...filters, ...part })}
    />
  );
};

/** Packing slip of an order, with buttons to print it and go back. */
const PackingSlip = (request: PackingSlipRequest) => {
  const { packingSlip: t } = useMessages('admin');
  const { slip, hasFailed, reload } = usePackingSlip(request);
  useAdminTitle(`${t.title} ${request.orderNumber}`);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 pt-8 pb-6">
        <h1 className="display text-h2 me-auto max-sm:w-full">{t.title}</h1>
        <a className="btn btn-sm btn-quiet" href={`/admin/orders?q=${request.orderNumber}`}>
          {t.back}
        </a>
        {slip?.order.status !== 'cancelled' && (
          <button type="button" className="btn btn-sm btn-primary" disabled={!slip} onClick={() => window.print()}>
            {t.print}
          </button>
        )}
      </div>
      {slip && <PackingSlipSheet slip={slip} language={request.language} />}
      {!slip && (hasFailed ? <CouldNotLoad onTryAgain={reload} /> : <ListSkeleton />)}
    </>
  );
};

/** Reads the order filters from the URL; ignores invalid values. */
function useOrderFilters() {
  const { get, after } = useListUrl();
  const day = (name: string) => {
    const written = get(name);
    return written !== undefined && isCalendarDay(written) ? written : undefined;
  };
  return {
    q: get('q'),
    status: orderStatuses.find((option) => option === get('status')),
    payment: paymentFilters.find((option) => option === get('payment')),
    from: day('from'),
    to: day('to'),
    sort: get('sort') === 'oldest' ? ('oldest' as const) : undefined,
    after,
  };
}
