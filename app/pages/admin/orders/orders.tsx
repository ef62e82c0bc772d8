import { useId, useState } from 'react';
import type { AdminOrder } from '../../../../contract/admin/orders.ts';
import { isCalendarDay } from '../../../../domain/calendar-day.ts';
import { orderStatuses, paymentFilters } from '../../../../domain/orders/status.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { CouldNotLoad } from '../../../components/could-not-load.tsx';
import { lazyOnDemand } from '../../../components/lazy-on-demand.tsx';
import { preloadMessages, useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { downloadFile } from '../download-file.ts';
import { FilterSelect, RadioGroup, SearchField } from '../list/list-filters.tsx';
import { ListLayout, SectionHeader } from '../list/list-layout.tsx';
import { Table } from '../list/table.tsx';
import { type ListResult, useList } from '../list/use-list.ts';
import { useListUrl } from '../list/use-list-url.ts';
import { ListSkeleton } from '../list-skeleton.tsx';
import { May } from '../may.tsx';
import { useAdminTitle } from '../section-title.ts';
import { useAdminContext } from '../use-admin.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { ChosenOrdersBar } from './chosen-orders-bar.tsx';
import { DayRange } from './day-range.tsx';
import { OrderDetails } from './order-details.tsx';
import { PackingSlipSheet } from './packing-slip-sheet.tsx';
import { Sheets, sheetKinds } from './sheets.tsx';
import { type ChosenOrders, useChosenOrders } from './use-chosen-orders.ts';
import { useOrderAddress } from './use-order-address.ts';
import { useOrderColumns } from './use-order-columns.tsx';
import { type PackingSlipRequest, usePackingSlip, usePackingSlipRequest } from './use-packing-slip.ts';

preloadMessages('admin', 'cart', 'checkout');

/** List of orders, the packing slip or the editor of one order, an order by phone, or the sheets of chosen orders. */
export const Orders = () => {
  const slip = usePackingSlipRequest();
  const { changed, isByPhone } = useOrderAddress();
  const { get } = useListUrl();
  const chosen = useChosenOrders();
  const kind = sheetKinds.find((known) => known === get('sheets'));
  if (slip) return <PackingSlip {...slip} />;
  if (changed !== undefined) return <ChangeOrder key={changed} orderNumber={changed} />;
  if (isByPhone) return <PhoneOrder />;
  return kind && chosen.ids.length > 0 ? <Sheets kind={kind} orderIds={chosen.ids} /> : <OrderList chosen={chosen} />;
};

const ChangeOrder = lazyOnDemand(async () => (await import('./change-order.tsx')).ChangeOrder);
const PhoneOrder = lazyOnDemand(async () => (await import('./phone-order.tsx')).PhoneOrder);

/** List of orders with search, filters and details (specification 2, Admin). */
const OrderList = ({ chosen }: { chosen: ChosenOrders }) => {
  const { orders, phoneOrders } = useMessages('admin');
  const { toPhone } = useOrderAddress();
  const { may } = useAdminContext();
  const language = useLanguage();
  const wanted = useOrderFilters();
  const list = useList(ask, { ...wanted, language });
  const columns = useOrderColumns(chosen);
  const { q, status, payment, from, to } = wanted;
  const isLinked = useListUrl().get('show') !== undefined;
  return (
    <>
      <SectionHeader title={orders.title} counted={list.page}>
        <May right="customers.read">
          <ExportOrders />
          {may('orders.write') && (
            <a href={toPhone} className="btn btn-sm btn-primary">
              <Icon name="phone" className="size-[18px]" />
              {phoneOrders.open}
            </a>
          )}
        </May>
      </SectionHeader>
      <OrderFilters />
      <ListLayout list={list} isNarrowed={[q, status, payment, from, to].some((filter) => filter !== undefined)}>
        {(rows) => (
          <>
            <May right="customers.read">
              <ChosenOrdersBar chosen={chosen} rows={rows} onChanged={list.loadAgain} />
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

/** Search and filters; on a phone the filters stand behind a button, so that the first order is in the first screen, unless one is chosen. */
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
            say={(value) => (value === 'owed' ? orders.paymentFilter.owed : orders.payment[value])}
          />
          <FilterSelect
            label={orders.sort.label}
            name="sort"
            values={['newest', 'oldest']}
            say={(sort) => orders.sort[sort]}
          />
          <DayRange />
        </div>
      </div>
      <div className={`pt-3 ${behind}`}>
        <RadioGroup label={orders.filter} name="status" values={orderStatuses} say={(value) => orders.status[value]} />
      </div>
    </div>
  );
};

const detailsIn =
  ({ replace, loadAgain }: ListResult<AdminOrder>) =>
  (order: AdminOrder) => <OrderDetails order={order} onChanged={replace} onBehind={loadAgain} />;

type Asked = Parameters<AdminClient['orders']['list']>[0];

const ask = ({ orders }: AdminClient, query: Asked) => orders.list(query);

/** Exports all pages of the filtered orders as a spreadsheet file. */
const ExportOrders = () => {
  const { orders } = useMessages('admin');
  const { after: _, ...filters } = useOrderFilters();
  const { run, isBusy } = useAdminAction();
  const exportAll = () =>
    run({
      act: (admin) => fetchAll(admin, filters),
      notice: orders.exported,
      onDone: (csv) => downloadFile('orders.csv', 'text/csv;charset=utf-8', csv),
    });
  return (
    <button type="button" className="btn btn-sm btn-line" aria-disabled={isBusy} onClick={() => void exportAll()}>
      <Icon name="download" className="size-[18px]" />
      {orders.export}
    </button>
  );
};

type Filters = Omit<Parameters<AdminClient['orders']['export']>[0], 'after'>;

const fetchAll = async ({ orders }: AdminClient, filters: Filters): Promise<string> => {
  let file = '';
  for (let after: string | null | undefined; after !== null; ) {
    const { csv, next } = await orders.export({ ...filters, ...(after === undefined ? {} : { after }) });
    file += csv;
    after = next;
  }
  return file;
};

/** Packing slip of an order with buttons to print it and to go back. */
const PackingSlip = (wanted: PackingSlipRequest) => {
  const { packingSlip: words } = useMessages('admin');
  const { slip, hasFailed, loadAgain } = usePackingSlip(wanted);
  useAdminTitle(`${words.title} ${wanted.orderNumber}`);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 pt-8 pb-6">
        <h1 className="display text-h2 me-auto max-sm:w-full">{words.title}</h1>
        <a className="btn btn-sm btn-quiet" href={`/admin/orders?q=${wanted.orderNumber}`}>
          {words.back}
        </a>
        {slip?.order.status !== 'cancelled' && (
          <button type="button" className="btn btn-sm btn-primary" disabled={!slip} onClick={() => window.print()}>
            {words.print}
          </button>
        )}
      </div>
      {slip && <PackingSlipSheet slip={slip} language={wanted.language} />}
      {!slip && (hasFailed ? <CouldNotLoad onTryAgain={loadAgain} /> : <ListSkeleton />)}
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
    status: orderStatuses.find((known) => known === get('status')),
    payment: paymentFilters.find((known) => known === get('payment')),
    from: day('from'),
    to: day('to'),
    sort: get('sort') === 'oldest' ? ('oldest' as const) : undefined,
    after,
  };
}
