import type { CustomerReturn } from '../../../../contract/admin/customers.ts';
import { formatNumber } from '../../../../locales/format.ts';
import { formatMoment } from '../../../../locales/moment.ts';
import { ReturnBadge } from '../../../components/return-badge.tsx';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { type Column, Table } from '../list/table.tsx';

/** The newest returns of a customer, each with a link to it at its order. */
export const CustomerReturns = ({ returns }: { returns: readonly CustomerReturn[] }) => {
  const { customers: words, returns: returnWords } = useMessages('admin');
  const columns = useReturnColumns();
  if (returns.length === 0) return <p className="text-mist">{words.none}</p>;
  return <Table label={returnWords.title} columns={columns} rows={returns} />;
};

const useReturnColumns = (): readonly Column<CustomerReturn>[] => {
  const { customers: words, returns: returnWords, orders } = useMessages('admin');
  const language = useLanguage();
  return [
    {
      id: 'order',
      label: orders.columns.order,
      cell: ({ orderNumber }) => (
        <a
          href={`/admin/orders?${new URLSearchParams({ q: orderNumber, show: 'returns' })}`}
          className="link break-all"
        >
          <bdi dir="ltr" className="code">
            {orderNumber}
          </bdi>
        </a>
      ),
    },
    {
      id: 'requested',
      label: words.returns.requested,
      cell: ({ requestedAt }) => (
        <time dateTime={requestedAt} className="text-mist md:whitespace-nowrap num">
          {formatMoment(new Date(requestedAt), language)}
        </time>
      ),
    },
    { id: 'kind', label: words.returns.kind, cell: ({ kind }) => returnWords.kinds[kind] },
    {
      id: 'quantity',
      label: words.returns.quantity,
      isEnd: true,
      cell: ({ quantity }) => <span className="num">{formatNumber(quantity, language)}</span>,
    },
    {
      id: 'state',
      label: orders.columns.status,
      cell: ({ state }) => <ReturnBadge state={state} name={returnWords.status[state]} />,
    },
  ];
};
