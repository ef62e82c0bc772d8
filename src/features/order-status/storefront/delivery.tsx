import { formatDate } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { PhoneNumber } from '#core/ui/phone-number.tsx';
import { Parcels } from '#features/fulfillment/ui/parcels.tsx';
import type { OrderView } from '#features/orders/orders.contract.ts';

/** Shipping address, estimated delivery unless it is cancelled or delivered, and gift options. */
export function Delivery({ order }: { order: OrderView }) {
  const { shipping, shippingZone, estimatedDelivery, isGift, giftWrap, giftMessage } = order;
  const { checkout, confirmation, parcels: t } = useMessages('checkout');
  const date = formatDate(new Date(estimatedDelivery), useLanguage());
  return (
    <section>
      <hr className="rim" />
      <h2 className="display text-h4 pt-4 pb-2">{confirmation.shippingAddress}</h2>
      <address className="not-italic text-lg break-words">
        <bdi dir="auto">{shipping.fullName}</bdi>
        <br />
        <bdi dir="auto">{shipping.address}</bdi>
        <br />
        <bdi dir="auto">{shipping.city}</bdi>{' '}
        <bdi className="code" dir="ltr">
          {shipping.postalCode}
        </bdi>
        <br />
        <PhoneNumber number={shipping.phone} />
        <br />
        <bdi className="code break-all" dir="ltr">
          {shipping.email}
        </bdi>
      </address>
      {order.status !== 'cancelled' && order.status !== 'delivered' && (
        <p className="flex items-start gap-2.5 mt-5 text-sm">
          <Icon name="truck" className="size-5 rtl:mirror" />
          <span>
            <span className="font-medium">{confirmation.estimated}</span>
            <br />
            {date}
            <br />
            <span className="text-mist">{confirmation.window({ days: shippingZone.days })}</span>
          </span>
        </p>
      )}
      {isGift && (
        <p className="flex items-start gap-2.5 mt-3 text-sm">
          <Icon name="gift" className="size-5" />
          <span>
            <span className="font-medium">{checkout.gift.isGift}</span>
            {giftWrap && (
              <>
                <br />
                {checkout.gift.wrap}
              </>
            )}
            {giftMessage && (
              <bdi dir="auto" className="block text-mist whitespace-pre-line break-words">
                {giftMessage}
              </bdi>
            )}
          </span>
        </p>
      )}
      {order.parcels.length > 0 && (
        <section className="mt-8">
          <h2 className="display text-h4 pb-2">{t.title}</h2>
          <Parcels parcels={order.parcels} />
        </section>
      )}
    </section>
  );
}
