import type { OfficeOrder } from '../../../../contract/office/orders.ts';
import { orderStatuses } from '../../../../domain/orders/status.ts';
import type { OfficeInBrowser } from '../../../api/office-client.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { Choices } from '../list/choices.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { PartHead } from '../list/part-head.tsx';
import { SearchField } from '../list/search-field.tsx';
import { Table } from '../list/table.tsx';
import { type List, useList } from '../list/use-list.ts';
import { DayRange } from './day-range.tsx';
import { ExportOrders } from './export-orders.tsx';
import { OrderDetails } from './order-details.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { useWantedSlip } from './slip-address.ts';
import { useOrderColumns } from './use-order-columns.tsx';
import { useWantedOrders } from './use-wanted-orders.ts';

/** The shop's orders, or the packing slip of one of them. */
export const Orders = () => {
  const slip = useWantedSlip();
  return slip ? <PackingSlip {...slip} /> : <OrderList />;
};

/** Orders as they are found, read and moved on (specification 2, Admin). */
const OrderList = () => {
  const { frame, orders } = useOfficeWords();
  const language = useLanguage();
  const wanted = useWantedOrders();
  const list = useList(ask, { ...wanted, language });
  const columns = useOrderColumns();
  const { q, status, from, to } = wanted;
  return (
    <>
      <PartHead title={frame.tabs.orders} counted={list.page}>
        <ExportOrders />
      </PartHead>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3 pb-3">
        <SearchField label={orders.search} />
        <DayRange />
        <FilterSelect
          label={orders.sort.label}
          name="sort"
          values={['newest', 'oldest']}
          say={(sort) => orders.sort[sort]}
        />
      </div>
      <div className="pb-6">
        <Choices label={orders.filter} name="status" values={orderStatuses} say={(value) => orders.status[value]} />
      </div>
      <ListFrame list={list} isNarrowed={[q, status, from, to].some((filter) => filter !== undefined)}>
        {(rows) => (
          <Table
            label={frame.tabs.orders}
            columns={columns}
            rows={rows}
            details={detailsIn(list)}
            detailsLabel={({ orderNumber }) => orders.details({ number: orderNumber })}
          />
        )}
      </ListFrame>
    </>
  );
};

const detailsIn =
  ({ replace, loadAgain }: List<OfficeOrder>) =>
  (order: OfficeOrder) => <OrderDetails order={order} onChanged={replace} onBehind={loadAgain} />;

type Asked = Parameters<OfficeInBrowser['orders']['list']>[0];

const ask = ({ orders }: OfficeInBrowser, query: Asked) => orders.list(query);
