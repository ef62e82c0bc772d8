import { useAdminContext } from '#core/admin/admin-context.ts';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import type { Selection } from '#core/admin/selection/use-selection.ts';
import type { Column } from '#core/admin/table.tsx';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Price } from '#core/ui/price.tsx';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { OrderNumber } from '#features/orders/ui/order-number.tsx';
import { StatusBadge } from '#features/orders/ui/status-badge.tsx';
import { orderPath } from '#features/orders/ui/use-order-page.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';
import { toOrderList } from './order-list-filters.ts';
import { PaymentState } from './payment-state.tsx';

/** Columns of the order table. */
export function useOrderColumns(selection: Selection): readonly Column<AdminOrder>[] {
  const { orders } = useMessages('admin');
  const language = useLanguage();
  const { columns } = orders;
  const { may } = useAdminContext();
  const list = toOrderList(useListUrl().get);
  const nameless = may('customers.read') ? orders.deletedAccount : orders.hiddenCustomer;
  return [
    { id: 'order', label: columns.order, cell: (order) => <Number order={order} list={list} selection={selection} /> },
    {
      id: 'customer',
      label: columns.customer,
      cell: ({ shipping }) => (
        <>
          <span className="block wrap-anywhere md:min-w-36">
            <bdi>{shipping.fullName || nameless}</bdi>
          </span>
          <span className="block text-caption text-mist">{orders.place(shipping)}</span>
        </>
      ),
    },
    {
      id: 'placed',
      label: columns.placed,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="md:block md:min-w-24 text-mist num">
          {formatMoment(new Date(createdAt), language)}
        </time>
      ),
    },
    {
      id: 'items',
      label: columns.items,
      isEnd: true,
      cell: ({ items }) => (
        <span className="num">
          {formatNumber(
            items.reduce((sum, { quantity }) => sum + quantity, 0),
            language,
          )}
        </span>
      ),
    },
    {
      id: 'total',
      label: columns.total,
      isEnd: true,
      cell: ({ total }) => <Price amount={total} className="font-medium" />,
    },
    { id: 'payment', label: columns.payment, cell: (order) => <PaymentState order={order} /> },
    {
      id: 'status',
      label: columns.status,
      cell: ({ status }) => <StatusBadge status={status} label={columns.status} name={orders.status[status]} />,
    },
  ];
}

interface NumberProps {
  readonly order: AdminOrder;
  /** Query of the list, for the links to its next and previous orders. */
  readonly list: string;
  readonly selection: Selection;
}

/** Order number with its checkbox, and promo code and gift marks. */
const Number = ({ order, list, selection }: NumberProps) => {
  const { orders, shipments } = useMessages('admin');
  const { orderNumber, promoCode, isGift, giftWrap } = order;
  return (
    <div className="flex items-center gap-2">
      <RequirePermission permission="customers.read">
        <label className="grid place-items-center size-11 -ms-3 shrink-0">
          <input
            type="checkbox"
            checked={selection.has(order.id)}
            aria-label={shipments.selection.choose({ number: shortOrderNumber(orderNumber) })}
            className="size-5 accent-lapis-700"
            onChange={({ target }) => selection.toggle([order.id], target.checked)}
          />
        </label>
      </RequirePermission>
      <div className="min-w-0">
        <a href={orderPath(orderNumber, '', list)} className="link inline-flex items-center min-h-11">
          <OrderNumber number={orderNumber} />
        </a>
        {(promoCode !== null || isGift) && (
          <span className="flex flex-wrap gap-x-4 text-caption text-mist font-normal">
            {promoCode !== null && (
              <bdi dir="ltr" className="code">
                {promoCode}
              </bdi>
            )}
            {isGift && (
              <span className="inline-flex items-center gap-1.5">
                <Icon name="gift" className="size-3.5" />
                {giftWrap ? orders.giftWrapped : orders.gift}
              </span>
            )}
          </span>
        )}
      </div>
    </div>
  );
};
