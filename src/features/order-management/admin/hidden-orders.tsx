import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { SelectedOrder } from './use-selected-orders.ts';

interface HiddenOrdersProps {
  readonly hidden: readonly SelectedOrder[];
  readonly onRemove: (ids: readonly string[]) => void;
}

/** Lists the selected orders that the list does not show, with buttons to deselect them. */
export const HiddenOrders = ({ hidden, onRemove }: HiddenOrdersProps) => {
  const { selection: t } = useMessages('admin').shipments;
  return (
    <div className="grid gap-2 bg-gold-50 border border-gold-200 px-4 py-3">
      <p role="status" className="font-medium num">
        {t.hidden(hidden.length)}
      </p>
      <OrderNames orders={hidden} onRemove={(id) => onRemove([id])} />
      <p>
        <button type="button" className="link min-h-11" onClick={() => onRemove(hidden.map(({ id }) => id))}>
          {t.keepListed}
        </button>
      </p>
    </div>
  );
};

/** Numbers and customers of orders. */
export const OrderNames = ({
  orders,
  onRemove,
}: {
  orders: readonly SelectedOrder[];
  onRemove?: (id: string) => void;
}) => {
  const { selection: t } = useMessages('admin').shipments;
  return (
    <ul tabIndex={0} aria-label={t.hiddenList} className="max-h-48 overflow-y-auto">
      {orders.map(({ id, orderNumber, customer }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4">
          <bdi dir="ltr" className="code break-all">
            {orderNumber}
          </bdi>
          <bdi className="wrap-anywhere">{customer}</bdi>
          {onRemove && (
            <button
              type="button"
              aria-label={t.remove({ number: orderNumber })}
              className="grid place-items-center size-11"
              onClick={() => onRemove(id)}
            >
              <Icon name="x" className="size-[18px]" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};
