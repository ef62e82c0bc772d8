import { type Column, Table } from '#core/admin/table.tsx';
import type { Language } from '#core/i18n/language.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { Price } from '#core/ui/price.tsx';
import { OrderNumber } from '#features/orders/ui/order-number.tsx';
import { StatusBadge } from '#features/orders/ui/status-badge.tsx';
import { orderPath } from '#features/orders/ui/use-order-page.ts';
import type { Customer, CustomerOrder } from '../customers.admin.contract.ts';

/** The newest orders of a customer, each linked to its row in the order list. */
export const CustomerOrders = ({ customer: { email, latestOrders } }: { customer: Customer }) => {
  const t = useMessages('admin');
  const language = useLanguage();
  const { orders, none } = t.customers;
  return (
    <section className="pt-10">
      <div className="flex flex-wrap items-baseline gap-x-5 pb-3">
        <h2 className="display text-h4">{orders.title}</h2>
        {latestOrders.length > 0 && (
          <a href={`/admin/orders?${new URLSearchParams({ q: email })}`} className="link">
            {orders.all}
          </a>
        )}
      </div>
      {latestOrders.length === 0 ? (
        <p className="text-mist">{none}</p>
      ) : (
        <Table
          label={orders.title}
          columns={columnsOf(t.orders, language)}
          rows={latestOrders.map((order) => ({ ...order, id: order.orderNumber }))}
        />
      )}
    </section>
  );
};

type Row = CustomerOrder & { readonly id: string };

const columnsOf = (texts: Messages['admin']['orders'], language: Language): Column<Row>[] => [
  {
    id: 'order',
    label: texts.columns.order,
    cell: ({ orderNumber }) => (
      <a href={orderPath(orderNumber)} className="link break-all">
        <OrderNumber number={orderNumber} />
      </a>
    ),
  },
  {
    id: 'placed',
    label: texts.columns.placed,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="text-mist md:whitespace-nowrap num">
        {formatMoment(new Date(createdAt), language)}
      </time>
    ),
  },
  { id: 'total', label: texts.columns.total, isEnd: true, cell: ({ total }) => <Price amount={total} /> },
  { id: 'payment', label: texts.columns.payment, cell: ({ paymentStatus }) => texts.payment[paymentStatus] },
  {
    id: 'status',
    label: texts.columns.status,
    cell: ({ status }) => <StatusBadge status={status} label={texts.columns.status} name={texts.status[status]} />,
  },
];
