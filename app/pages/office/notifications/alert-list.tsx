import type { ReactNode } from 'react';
import type { StockAlert } from '../../../../contract/office/stock-alerts.ts';
import { isProductId } from '../../../../domain/is-product-id.ts';
import { alertStatuses } from '../../../../domain/products/alert-status.ts';
import type { OfficeInBrowser } from '../../../api/office-client.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { Choices } from '../list/choices.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { PartHead } from '../list/part-head.tsx';
import { Table } from '../list/table.tsx';
import { useList } from '../list/use-list.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { AlertDate, AlertLanguage, AlertStatusBadge, AskedFor } from './alert-cells.tsx';
import { ViewLinks } from './view-links.tsx';

/** Who asked to be told, newest first: of one product or of all, still waiting or told. */
export const AlertList = () => {
  const { frame, notifications } = useOfficeWords();
  const language = useLanguage();
  const address = useListAddress();
  const status = alertStatuses.find((known) => known === address.get('status'));
  const wanted = address.get('product');
  const productId = isProductId(wanted) ? wanted : undefined;
  const list = useList(ask, { status, productId, after: address.after });
  const columns = names.map((id) => ({ id, label: notifications.columns[id], cell: cells[id] }));
  const [first] = list.page?.rows ?? [];
  return (
    <>
      <PartHead title={frame.tabs.notifications} counted={list.page} />
      <div className="flex flex-wrap gap-x-6 gap-y-3 pb-6">
        <ViewLinks open="requests" />
        <Choices
          label={notifications.filter}
          name="status"
          values={alertStatuses}
          say={(value) => notifications.status[value]}
        />
      </div>
      {productId !== undefined && (
        <p className="flex flex-wrap items-center gap-x-6 pb-4">
          {first && <span>{notifications.onlyOf({ name: first.productName[language] })}</span>}
          <a href={address.with({ product: undefined })} className="link inline-flex items-center min-h-11">
            {notifications.everything}
          </a>
        </p>
      )}
      <ListFrame list={list} isNarrowed={status !== undefined || productId !== undefined}>
        {(rows) => <Table label={notifications.view.requests} columns={columns} rows={rows} />}
      </ListFrame>
    </>
  );
};

const names = ['email', 'product', 'language', 'date', 'status'] as const;

const cells: Record<(typeof names)[number], (row: StockAlert) => ReactNode> = {
  email: ({ email }) => <bdi className="break-all">{email}</bdi>,
  product: (row) => <AskedFor alert={row} />,
  language: (row) => <AlertLanguage language={row.language} />,
  date: (row) => <AlertDate at={row.createdAt} />,
  status: (row) => <AlertStatusBadge status={row.status} />,
};

type Asked = Parameters<OfficeInBrowser['stockAlerts']['list']>[0];

const ask = ({ stockAlerts }: OfficeInBrowser, query: Asked) => stockAlerts.list(query);
