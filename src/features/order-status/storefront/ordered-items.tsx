import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { LotusIcon } from '#core/ui/icons.tsx';
import { Photograph } from '#core/ui/photograph.tsx';
import { Price } from '#core/ui/price.tsx';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { OrderAmountRows } from '#features/pricing/ui/order-summary.tsx';

/** Items and amounts as recorded by the server. */
export function OrderedItems({ order }: { order: OrderView }) {
  const { confirmation } = useMessages('checkout');
  return (
    <section>
      <hr className="rim" />
      <h2 className="display text-h4 pt-4">{confirmation.items}</h2>
      <ul className="rows">
        {order.items.map((item) => (
          <Item key={item.productId} item={item} />
        ))}
      </ul>
      <div className="pt-3">
        <OrderAmountRows figures={{ ...order, shipping: order.shippingCost }} />
      </div>
    </section>
  );
}

function Item({ item }: { item: OrderView['items'][number] }) {
  const language = useLanguage();
  return (
    <li className="flex items-center gap-4 py-3.5">
      <span className="relative bg-glaze size-16 shrink-0 grid place-items-center text-lapis-300">
        {item.picture ? (
          <Photograph
            picture={{ ...item.picture, alt: '' }}
            sizes="64px"
            className="absolute inset-0 size-full object-contain"
          />
        ) : (
          <LotusIcon className="size-8" />
        )}
      </span>
      <span className="grow min-w-0">
        <bdi className="name text-xl">{item.name}</bdi>{' '}
        {/* next to the name: after the subtitle it reads as a measure, "27 cm × 1" */}
        <span className="text-sm text-mist num whitespace-nowrap">× {formatNumber(item.quantity, language)}</span>
        <span className="block text-sm text-mist num">{item.subtitle}</span>
      </span>
      <Price amount={item.lineTotal} />
    </li>
  );
}
