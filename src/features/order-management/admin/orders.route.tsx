import { useAdminContext } from '#core/admin/admin-context.ts';
import { listLoader, readFilters } from '#core/admin/admin-loader.ts';
import { DayRange } from '#core/admin/day-range.tsx';
import { ExportButtons } from '#core/admin/export-buttons.tsx';
import { FilterPanel } from '#core/admin/filter-panel.tsx';
import { FilterSelect, RadioGroup, SortSelect } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { Table } from '#core/admin/table.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { orderStatuses, paymentFilters } from '#features/orders/order-status.ts';
import { BulkActionsBar } from './bulk-actions-bar.tsx';
import { orderListFilters } from './order-list-filters.ts';
import { useOrdersSection } from './orders-section.route.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

preloadMessages('admin');

export const clientLoader = listLoader(orderListFilters, ({ orders }, query, { language, signal }) =>
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
      <RequirePermission permission="customers.read">
        <BulkActionsBar
          selection={selection}
          page={list.page}
          filters={readFilters(orderListFilters, get)}
          onChanged={list.reload}
        />
      </RequirePermission>
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

/** Filters that narrow the list. */
const narrowing = ['status', 'payment', 'from', 'to'] as const;

const OrderFilters = () => {
  const { orders } = useMessages('admin');
  return (
    <FilterPanel search={orders.search}>
      <FilterSelect
        label={orders.paymentFilter.label}
        name="payment"
        everything={orders.paymentFilter.all}
        values={paymentFilters}
        format={(value) => ({ ...orders.payment, ...orders.paymentFilter })[value]}
      />
      <SortSelect />
      <DayRange />
      <div className="w-full">
        <RadioGroup
          label={orders.filter}
          name="status"
          values={orderStatuses}
          format={(value) => orders.status[value]}
        />
      </div>
    </FilterPanel>
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
      fetchPart={({ orders }, part) => orders.export({ ...readFilters(orderListFilters, get), ...part })}
    />
  );
};
