import type { ReactNode } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { formatDate } from '#core/i18n/format.ts';
import { textIn } from '#core/i18n/language.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { isOnItsWay } from '#features/orders/order-status.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';

preloadMessages('governorates');

/** Shipping address, payment method and gift message of an order. */
export const OrderDestination = ({ order }: { order: AdminOrder }) => {
  const { orders } = useMessages('admin');
  const { checkout, confirmation } = useMessages('checkout');
  const { governorates } = useMessages('governorates');
  const language = useLanguage();
  const { may } = useAdminContext();
  const { shipping, customerId, shippingZone, isGift, giftWrap, giftMessage } = order;
  return (
    <dl className="grid sm:grid-cols-2 gap-x-10 gap-y-5 content-start">
      <Fact name={orders.shipTo}>
        <Line>{shipping.fullName || (may('customers.read') ? orders.deletedAccount : orders.hiddenCustomer)}</Line>
        {shipping.address && <Line>{shipping.address}</Line>}
        {(shipping.city || shipping.postalCode) && (
          <Line>
            {shipping.city} <bdi>{shipping.postalCode}</bdi>
          </Line>
        )}
        {shipping.governorate && !shipping.city.includes(governorates[shipping.governorate]) && (
          <Line>{governorates[shipping.governorate]}</Line>
        )}
        {shipping.phone && <Code>{shipping.phone}</Code>}
        {shipping.email && <Code>{shipping.email}</Code>}
        {customerId !== null && (
          <a href={`/admin/customers/${customerId}`} className="link inline-flex items-center min-h-11">
            {orders.toCustomer}
          </a>
        )}
      </Fact>
      <Fact name={orders.zone}>
        <Line>{textIn(shippingZone.name, language)}</Line>
        <span className="text-mist">{confirmation.window({ days: shippingZone.days })}</span>
      </Fact>
      {isOnItsWay(order) && (
        <Fact name={confirmation.estimated}>{formatDate(new Date(order.estimatedDelivery), language)}</Fact>
      )}
      <Fact name={orders.paidBy}>{checkout.payment.methods[order.paymentMethod].name}</Fact>
      {isGift && giftMessage === null && <Fact name={orders.gift}>{giftWrap ? orders.giftWrapped : orders.gift}</Fact>}
      {giftMessage !== null && (
        <Fact name={giftWrap ? `${orders.giftMessage} (${orders.giftWrapped})` : orders.giftMessage}>
          <span dir="auto" className="name block text-xl whitespace-pre-line break-words">
            {giftMessage}
          </span>
        </Fact>
      )}
    </dl>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-caption text-mist pb-1">{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Line = ({ children }: { children: ReactNode }) => (
  <span className="block break-words">
    <bdi>{children}</bdi>
  </span>
);

const Code = ({ children }: { children: string }) => (
  <span className="block break-all">
    <bdi dir="ltr" className="code">
      {children}
    </bdi>
  </span>
);
