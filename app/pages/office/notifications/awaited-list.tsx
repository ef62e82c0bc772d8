import type { ReactNode } from 'react';
import type { AwaitedProduct } from '../../../../contract/office/stock-alerts.ts';
import type { OfficeInBrowser } from '../../../api/office-client.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { ListFrame } from '../list/list-frame.tsx';
import { PartHead } from '../list/part-head.tsx';
import { Table } from '../list/table.tsx';
import { useList } from '../list/use-list.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { StockCell } from '../products/stock-cell.tsx';
import { AwaitedCell, PeopleCell } from './awaited-cells.tsx';
import { ReloadContext } from './reload-context.ts';
import { SendCell } from './send-cell.tsx';
import { ViewLinks } from './view-links.tsx';

/** Products that somebody waits for: how many do, how many were told, and the mail to all of them. */
export const AwaitedList = () => {
  const { frame, notifications } = useOfficeWords();
  const { after } = useListAddress();
  const list = useList(ask, { after });
  const columns = names.map((id) => ({ id, label: notifications.columns[id], cell: cells[id] }));
  return (
    <>
      <PartHead title={frame.tabs.notifications} counted={list.page} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-6">
        <ViewLinks open="products" />
        <p className="text-mist">{notifications.automatic}</p>
      </div>
      <ReloadContext value={list.loadAgain}>
        <ListFrame list={list} isNarrowed={false} isNewestFirst={false}>
          {(rows) => <Table label={notifications.view.products} columns={columns} rows={rows} />}
        </ListFrame>
      </ReloadContext>
    </>
  );
};

const names = ['product', 'stock', 'waiting', 'told', 'send'] as const;

const cells: Record<(typeof names)[number], (row: AwaitedProduct) => ReactNode> = {
  product: (row) => <AwaitedCell product={row} />,
  stock: (row) => <StockCell stock={row.stock} />,
  waiting: (row) => <PeopleCell count={row.waiting} />,
  told: (row) => <PeopleCell count={row.told} />,
  send: (row) => <SendCell product={row} />,
};

const ask = ({ stockAlerts }: OfficeInBrowser, query: { after: string | undefined }) => stockAlerts.products(query);
