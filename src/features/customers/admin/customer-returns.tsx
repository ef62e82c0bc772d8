import { type Column, Table } from '#core/admin/table.tsx';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { OrderNumber } from '#features/orders/ui/order-number.tsx';
import { orderPath } from '#features/orders/ui/use-order-page.ts';
import type { CustomerReturn } from '#features/returns/returns.admin.contract.ts';
import { ReturnBadge } from '#features/returns/ui/return-badge.tsx';

/** The newest returns of a customer, each linked to its order. */
export const CustomerReturns = ({ returns }: { returns: readonly CustomerReturn[] }) => {
  const { customers: t, returns: returnWords } = useMessages('admin');
  const columns = useReturnColumns();
  if (returns.length === 0) return <p className="text-mist">{t.none}</p>;
  return <Table label={returnWords.title} columns={columns} rows={returns} />;
};

const useReturnColumns = (): readonly Column<CustomerReturn>[] => {
  const { customers: t, returns: returnWords, orders } = useMessages('admin');
  const language = useLanguage();
  return [
    {
      id: 'order',
      label: orders.columns.order,
      cell: ({ orderNumber }) => (
        <a href={orderPath(orderNumber, 'returns')} className="link break-all">
          <OrderNumber number={orderNumber} />
        </a>
      ),
    },
    {
      id: 'requested',
      label: t.returns.requested,
      cell: ({ requestedAt }) => (
        <time dateTime={requestedAt} className="text-mist md:whitespace-nowrap num">
          {formatMoment(new Date(requestedAt), language)}
        </time>
      ),
    },
    { id: 'kind', label: t.returns.kind, cell: ({ kind }) => returnWords.kinds[kind] },
    {
      id: 'quantity',
      label: t.returns.quantity,
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
