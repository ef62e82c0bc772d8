import { useId, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { anyText, calendarDay, listLoader, oneOf, readFilters } from '#core/admin/admin-loader.ts';
import { DayRange } from '#core/admin/day-range.tsx';
import { ExportButtons } from '#core/admin/export-buttons.tsx';
import { FilterSelect, RadioGroup, SearchField, SortSelect } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { Table } from '#core/admin/table.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { orderStatuses, paymentFilters } from '#features/orders/order-status.ts';
import { BulkActionsBar } from './bulk-actions-bar.tsx';
import { useOrdersSection } from './orders-section.route.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

preloadMessages('admin');

const filters = {
  q: anyText,
  status: oneOf(orderStatuses),
  payment: oneOf(paymentFilters),
  from: calendarDay,
  to: calendarDay,
  sort: oneOf(['oldest']),
};

export const clientLoader = listLoader(filters, ({ orders }, query, { language, signal }) =>
  orders.list({ ...query, language }, { signal }),
);

/** List of orders with search, filters and actions on selected orders (specification 2). */
export default function Orders() {
  const { orders, draftOrders } = useMessages('admin');
  const { selection } = useOrdersSection();
  const { may } = useAdminContext();
  const { get } = useListUrl();
  const list = useAdminList<typeof clientLoader>();
  const columns = useOrderColumns(selection);
  const rows = list.page?.items ?? [];
  return (
    <>
      <SectionHeader title={orders.title} counted={list.page}>
        <RequirePermission permission="customers.read">
          <ExportOrders />
          {may('orders.write') && (
            <a href="/admin/orders/new" className="btn btn-sm btn-primary">
              <Icon name="phone" className="size-[18px]" />
              {draftOrders.open}
            </a>
          )}
        </RequirePermission>
      </SectionHeader>
      <OrderFilters />
      {/* selected orders and the result of an action outlast the list, which an action or a filter can empty */}
      {rows.length + selection.ids.length > 0 && (
        <RequirePermission permission="customers.read">
          <BulkActionsBar selection={selection} rows={rows} onChanged={list.reload} />
        </RequirePermission>
      )}
      <ListLayout
        list={list}
        hasFilters={['q', ...narrowing].some((name) => get(name) !== undefined)}
        isNewestFirst={get('sort') !== 'oldest'}
      >
        {(listed) => <Table label={orders.title} columns={columns} rows={listed} />}
      </ListLayout>
    </>
  );
}

/** Filters that are collapsedClass a button on phones. */
const narrowing = ['status', 'payment', 'from', 'to'] as const;

/**
 * Search and filters; on phones the filters are collapsedClass a button unless one is set, so that the first order is visible without
 * scrolling.
 */
const OrderFilters = () => {
  const { orders } = useMessages('admin');
  const id = useId();
  const { get } = useListUrl();
  const [isOpen, setOpen] = useState(narrowing.some((name) => get(name) !== undefined));
  const collapsedClass = isOpen ? '' : 'max-sm:hidden';
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
        <div id={id} className={`contents ${collapsedClass}`}>
          <FilterSelect
            label={orders.paymentFilter.label}
            name="payment"
            everything={orders.paymentFilter.all}
            values={paymentFilters}
            format={(value) => ({ ...orders.payment, ...orders.paymentFilter })[value]}
          />
          <SortSelect />
          <DayRange />
        </div>
      </div>
      <div className={`pt-3 ${collapsedClass}`}>
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

/** Exports all pages of the filtered orders as a spreadsheet file. */
const ExportOrders = () => {
  const { orders: t } = useMessages('admin');
  const { get } = useListUrl();
  return (
    <ExportButtons
      fileName="orders.csv"
      notice={t.exported}
      fetchPart={({ orders }, part) => orders.export({ ...readFilters(filters, get), ...part })}
    />
  );
};
