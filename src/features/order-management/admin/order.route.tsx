import { May } from '#core/admin/require-permission.tsx';
import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { LotusIcon } from '#core/ui/icons.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { Photograph } from '#core/ui/photograph.tsx';
import { Price } from '#core/ui/price.tsx';
import { OrderAmountRows } from '#features/pricing/ui/order-summary.tsx';
import type { AdminOrder, OrderChange, OrderContentChange } from '../orders.admin.contract.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderDestination } from './order-destination.tsx';
import { OrderSection } from './order-section.tsx';
import { useRefreshOrder } from './use-refresh-order.ts';
import type { SelectedOrder } from './use-update-order.ts';

preloadMessages('admin');

const PaymentsPanel = lazyOnDemand(
  async () => (await import('#features/payments/admin/order-payments.route.tsx')).PaymentsPanel,
);
const ReturnsPanel = lazyOnDemand(
  async () => (await import('#features/returns/admin/order-returns.route.tsx')).ReturnsPanel,
);
const ShipmentsPanel = lazyOnDemand(
  async () => (await import('#features/fulfillment/admin/order-shipments.route.tsx')).ShipmentsPanel,
);

/** Details and actions of one order. */
export const OrderDetails = ({ order, onChanged, onBehind }: SelectedOrder) => {
  const { payments, returns, shipments } = useMessages('admin');
  const refresh = useRefreshOrder(order, onChanged);
  const hasReturns = order.history.some(({ returned }) => returned !== null);
  return (
    <div className="grid md:grid-cols-2 xl:grid-cols-[1.2fr_1fr_1fr] gap-x-10 gap-y-8">
      <div className="grid gap-8 content-start">
        <OrderItems order={order} />
        <OrderHistory order={order} />
      </div>
      <OrderDestination order={order} />
      <div className="md:max-xl:col-span-2 text-sm *:[dl]:text-sm">
        <OrderAmountRows figures={{ ...order, shipping: order.shippingCost }} />
        <OrderActions order={order} onChanged={onChanged} onBehind={onBehind} />
      </div>
      <div className="col-span-full grid gap-3">
        <May right="customers.read">
          <OrderSection name="shipments" title={shipments.panel.show} icon="truck">
            <ShipmentsPanel order={order} onChanged={refresh} onBehind={onBehind} />
          </OrderSection>
        </May>
        {(hasReturns || order.status === 'shipped' || order.status === 'delivered') && (
          <May right="customers.read">
            <OrderSection name="returns" title={returns.panel} icon="rotate-ccw" isOpen={hasReturns}>
              <ReturnsPanel order={order} onChanged={refresh} />
            </OrderSection>
          </May>
        )}
        <OrderSection name="payments" title={payments.panel.show} icon="banknote">
          <PaymentsPanel order={order} onChanged={refresh} />
        </OrderSection>
      </div>
    </div>
  );
};

/** History of an order, its changes and its returns: new status, time and author of each change. */
const OrderHistory = ({ order: { history } }: { order: AdminOrder }) => {
  const { orders, orderChanges, returns } = useMessages('admin');
  const language = useLanguage();
  const became = ({ status, payment, returned, content }: OrderChange, index: number) => {
    if (content !== null) return orderChanges.history.changed;
    if (status !== null) return index === 0 ? orders.placed : orders.status[status];
    if (payment !== null) return orders.payment[payment];
    return returned === null ? '' : returns.status[returned];
  };
  return (
    <section>
      <h2 className="text-caption text-mist pb-2">{orders.history}</h2>
      <ol className="grid gap-1.5">
        {history.map((change, index) => (
          <li
            key={change.at + (change.status ?? change.payment ?? change.returned ?? 'content')}
            className="flex flex-wrap gap-x-3"
          >
            <span className="font-medium">{became(change, index)}</span>
            <span className="text-mist">
              <bdi>{change.by ?? (change.isAutomatic ? orders.byItself : orders.formerAccount)}</bdi>
            </span>
            <time dateTime={change.at} className="text-mist num sm:ms-auto">
              {formatMoment(new Date(change.at), language)}
            </time>
            {change.content && <ContentChange change={change.content} />}
          </li>
        ))}
      </ol>
    </section>
  );
};

/** An admin's change of an order: quantities, address, gift, total. */
const ContentChange = ({ change }: { change: OrderContentChange }) => {
  const { orderChanges: t } = useMessages('admin');
  const language = useLanguage();
  const { parts, linesBefore, linesAfter, totalBefore, totalAfter } = change;
  const quantityIn = (lines: OrderContentChange['linesAfter'], id: string) =>
    lines.find(({ productId }) => productId === id)?.quantity ?? 0;
  const names = new Map([...linesBefore, ...linesAfter].map(({ productId, name }) => [productId, name]));
  const lines = [...names].flatMap(([id, name]) => {
    const [before, after] = [quantityIn(linesBefore, id), quantityIn(linesAfter, id)];
    if (before === after) return [];
    return [t.history.quantity({ name, before: formatNumber(before, language), after: formatNumber(after, language) })];
  });
  const changes = [
    ...lines,
    ...parts.flatMap((part) => (part === 'lines' ? [] : [t.parts[part]])),
    ...(totalBefore === totalAfter
      ? []
      : [
          t.history.total({
            before: formatMoney(totalBefore, language),
            after: formatMoney(totalAfter, language),
          }),
        ]),
  ];
  return (
    <ul className="w-full text-mist">
      {changes.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
};

/** Items of an order with pictures. */
const OrderItems = ({ order }: { order: AdminOrder }) => {
  const { orders } = useMessages('admin');
  const language = useLanguage();
  return (
    <section>
      <h2 className="text-caption text-mist pb-2">{orders.items}</h2>
      <ul className="grid gap-2">
        {order.items.map(({ productId, name, subtitle, quantity, lineTotal, picture }) => (
          <li key={productId} className="grid grid-cols-[3rem_1fr_auto_auto] items-center gap-x-4">
            <span className="relative size-12 bg-white grid place-items-center text-lapis-300">
              {picture ? (
                <Photograph
                  picture={{ ...picture, alt: '' }}
                  sizes="48px"
                  className="absolute inset-0 size-full object-contain"
                />
              ) : (
                <LotusIcon className="size-6" />
              )}
            </span>
            <span className="min-w-0">
              <bdi>{name}</bdi>
              <span className="block text-caption text-mist">
                <bdi>{subtitle}</bdi>
              </span>
            </span>
            <span className="text-mist num whitespace-nowrap">× {formatNumber(quantity, language)}</span>
            <Price amount={lineTotal} />
          </li>
        ))}
      </ul>
    </section>
  );
};
