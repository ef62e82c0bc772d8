import type { ReactNode } from 'react';
import { formatDate, formatNumber } from '#core/i18n/format.ts';
import { type Messages } from '#core/i18n/messages.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { PhoneNumber } from '#core/ui/phone-number.tsx';
import { Price } from '#core/ui/price.tsx';
import { Parcels } from '#features/fulfillment/ui/parcels.tsx';
import { isOnItsWay } from '#features/orders/order-status.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { OrderAmountRows } from '#features/pricing/ui/order-summary.tsx';
import { withKinds } from '#features/products/product-name.ts';

/** Details of an order: items, amounts, destination and payment. */
export const OrderDetails = ({ order, t }: { order: OrderView; t: Messages['account'] }) => (
  <div className="grid lg:grid-cols-2 gap-x-16 gap-y-8 border-t border-lapis-200 px-4 sm:px-7 py-6">
    <div>
      <Items items={order.items} />
      <div className="border-t border-lapis-200 mt-3 pt-3">
        <OrderAmountRows figures={{ ...order, shipping: order.shippingCost }} />
      </div>
    </div>
    <Delivery order={order} t={t} />
  </div>
);

const Items = ({ items }: Pick<OrderView, 'items'>) => {
  const language = useLanguage();
  return (
    <ul>
      {withKinds(items).map(({ productId, name, quantity, lineTotal }) => (
        <li key={productId} className="flex items-baseline justify-between gap-4 py-1.5">
          <span>
            <bdi>{name}</bdi>{' '}
            <span className="text-mist num whitespace-nowrap">× {formatNumber(quantity, language)}</span>
          </span>
          <Price amount={lineTotal} />
        </li>
      ))}
    </ul>
  );
};

const Delivery = ({ order, t }: { order: OrderView; t: Messages['account'] }) => {
  const { checkout, confirmation, parcels } = useMessages('checkout');
  const language = useLanguage();
  const { orderNumber, shipping, paymentMethod, paymentStatus } = order;
  return (
    <dl className="grid gap-4 content-start">
      <Fact name={confirmation.shippingAddress}>
        <Line text={shipping.fullName} />
        <Line text={shipping.address} />
        <Line text={shipping.city} />
        <PhoneNumber number={shipping.phone} />
      </Fact>
      {isOnItsWay(order) && (
        <Fact name={confirmation.estimated}>{formatDate(new Date(order.estimatedDelivery), language)}</Fact>
      )}
      {order.parcels.length > 0 && (
        <Fact name={parcels.title}>
          <Parcels parcels={order.parcels} />
        </Fact>
      )}
      <Fact name={t.orders.payment}>
        {checkout.payment.methods[paymentMethod].name}
        <span className="block text-sm text-mist">{t.status.payment[paymentStatus]}</span>
        <a href={`/order-confirmation/${orderNumber}`} className="link text-sm inline-block py-2">
          {t.orders.paymentDetails}
        </a>
        {(order.status === 'shipped' || order.status === 'delivered') && (
          <a href={`/order-confirmation/${orderNumber}#returns`} className="link text-sm block py-2">
            {t.orders.returns}
          </a>
        )}
      </Fact>
      {order.isGift && (
        <Fact name={t.orders.gift}>
          {order.giftWrap && <span className="block">{t.orders.giftWrap}</span>}
          {order.giftMessage && <Line text={order.giftMessage} />}
        </Fact>
      )}
      <Fact name={t.orders.questions}>
        <a href={order.sellerChatUrl} target="_blank" rel="noopener noreferrer" className="link inline-block py-2">
          {t.orders.chat}
        </a>
      </Fact>
    </dl>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-mist">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** User-entered text in its own direction, aligned with the page start. */
const Line = ({ text }: { text: string }) => (
  <span className="block whitespace-pre-line break-words">
    <bdi>{text}</bdi>
  </span>
);
