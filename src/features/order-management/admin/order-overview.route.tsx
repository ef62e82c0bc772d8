import { useOutletContext } from 'react-router';
import { formatNumber } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { LotusIcon } from '#core/ui/icons.tsx';
import { Photograph } from '#core/ui/photograph.tsx';
import { Price } from '#core/ui/price.tsx';
import { OrderAmountRows } from '#features/pricing/ui/order-summary.tsx';
import type { AdminOrder } from '../orders.admin.contract.ts';
import type { WholeOrderPage } from './order.route.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderDestination } from './order-destination.tsx';

preloadMessages('admin', 'cart', 'checkout');

/** Items, destination, amounts and actions of an order: the first tab of its page, and below `cancel` its dialog. */
export default function OrderOverview() {
  const { order, refresh, replace } = useOutletContext<WholeOrderPage>();
  const { orders } = useMessages('admin');
  return (
    <div className="grid lg:grid-cols-[minmax(0,1fr)_22rem] items-start gap-x-12 gap-y-8">
      <OrderItems order={order} />
      <aside
        aria-label={orders.page.amounts}
        className="lg:row-span-2 p-5 border border-lapis-200 bg-white text-sm *:[dl]:text-sm"
      >
        <OrderAmountRows figures={{ ...order, shipping: order.shippingCost }} />
        <OrderActions order={order} onChanged={replace} onOutdated={() => void refresh()} />
      </aside>
      <OrderDestination order={order} />
    </div>
  );
}

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
