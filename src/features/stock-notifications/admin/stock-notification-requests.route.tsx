import type { ReactNode } from 'react';
import { listLoader, oneOf } from '#core/admin/admin-loader.ts';
import { FilterPanel } from '#core/admin/filter-panel.tsx';
import { RadioGroup } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { Table } from '#core/admin/table.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { isProductId } from '#core/forms/is-product-id.ts';
import { formatDate } from '#core/i18n/format.ts';
import { type Language, textIn } from '#core/i18n/language.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { type AlertStatus, alertStatuses } from '../stock-notification-status.ts';
import type { StockNotificationRow } from '../stock-notifications.admin.contract.ts';
import { NotificationViews } from './notification-views.tsx';

preloadMessages('admin');

/** Product of the filter; other values of the URL are ignored. */
const productFilter = (id: string | undefined) => (isProductId(id) ? id : undefined);

export const clientLoader = listLoader(
  { status: oneOf(alertStatuses), product: productFilter },
  ({ stockNotifications }, { product: productId, ...query }, { signal }) =>
    stockNotifications.list({ ...query, productId }, { signal }),
);

/** Stock notifications by address, newest first, filtered by product and status (specification 2). */
export default function StockNotificationRequests() {
  const { stockNotifications } = useMessages('admin');
  const language = useLanguage();
  const address = useListUrl();
  const productId = productFilter(address.get('product'));
  const list = useAdminList<typeof clientLoader>();
  const columns = names.map((id) => ({ id, label: stockNotifications.columns[id], cell: cells[id] }));
  const [first] = list.page?.items ?? [];
  return (
    <>
      <SectionHeader title={stockNotifications.title} counted={list.page} />
      <div className="flex flex-wrap gap-x-6">
        <NotificationViews open="requests" />
        <FilterPanel>
          <RadioGroup
            label={stockNotifications.filter}
            name="status"
            values={alertStatuses}
            format={(value) => stockNotifications.status[value]}
          />
        </FilterPanel>
      </div>
      {productId !== undefined && (
        <p className="flex flex-wrap items-center gap-x-6 pb-4">
          {first && <span>{stockNotifications.onlyOf({ name: textIn(first.productName, language) })}</span>}
          <a href={address.with({ product: undefined })} className="link inline-flex items-center min-h-11">
            {stockNotifications.everything}
          </a>
        </p>
      )}
      <ListLayout list={list}>
        {(rows) => <Table label={stockNotifications.view.requests} columns={columns} rows={rows} />}
      </ListLayout>
    </>
  );
}

const names = ['email', 'product', 'language', 'date', 'status'] as const;

const cells: Record<(typeof names)[number], (row: StockNotificationRow) => ReactNode> = {
  email: ({ email }) => <bdi className="break-all">{email}</bdi>,
  product: (row) => <RequestedProductCell alert={row} />,
  language: (row) => <NotificationLanguageCell language={row.language} />,
  date: (row) => <NotificationDateCell at={row.createdAt} />,
  status: (row) => <NotificationStatusBadge status={row.status} />,
};

/** Name of the requested product. */
const RequestedProductCell = ({ alert }: { alert: StockNotificationRow }) => (
  <bdi>{textIn(alert.productName, useLanguage())}</bdi>
);

const NotificationLanguageCell = ({ language }: { language: Language }) =>
  textIn(useMessages('admin').stockNotifications.languages, language);

const NotificationDateCell = ({ at }: { at: string }) => (
  <time dateTime={at} className="num">
    {formatDate(new Date(at), useLanguage())}
  </time>
);

/** Status badge with icon and text in addition to the colour. */
const NotificationStatusBadge = ({ status }: { status: AlertStatus }) => (
  <span className={`badge ${statusClasses[status]}`}>
    <Icon name={status === 'notified' ? 'check' : 'clock'} className="size-4" />
    {useMessages('admin').stockNotifications.status[status]}
  </span>
);

const statusClasses: Record<AlertStatus, string> = {
  pending: 'bg-gold-50 text-gold-800 border-gold-200',
  notified: 'bg-malachite-50 text-malachite-700 border-malachite-200',
};
