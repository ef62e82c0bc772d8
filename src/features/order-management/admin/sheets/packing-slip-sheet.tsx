import type { ReactNode } from 'react';
import { formatDate, formatMoney, formatNumber } from '#core/i18n/format.ts';
import { directionOf, type Language } from '#core/i18n/language.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { LotusIcon, WordmarkIn } from '#core/ui/icons.tsx';
import { PhoneNumber } from '#core/ui/phone-number.tsx';
import { Photograph } from '#core/ui/photograph.tsx';
import { isOnItsWay } from '#features/orders/order-status.ts';
import type { OrderItem, OrderView } from '#features/orders/orders.contract.ts';
import { Barcode } from './barcode.tsx';
import { amountToCollect, openParcels, type PackingSlipState, shipTo } from './slip-texts.ts';

/** Packing slip in the order's language. A gift shows an amount only if the courier collects it. */
export const PackingSlipSheet = ({
  slip: { order, t, sender, payment, taxNumber, estimated, governorate },
  language,
}: {
  slip: PackingSlipState;
  language: Language;
}) => (
  <article
    lang={language}
    dir={directionOf(language)}
    className="sheet bg-white border border-lapis-200 print:border-0 text-base"
  >
    <header className="flex items-center gap-3 border-b border-lapis-900 pb-4">
      <LotusIcon className="size-9" stroke={1.8} />
      <span className="sr-only">{t.brand}</span>
      <WordmarkIn
        name={t.brand}
        language={language}
        className={language === 'ar' ? 'h-10 [print-color-adjust:exact]' : 'h-5 [print-color-adjust:exact]'}
        typeClassName="text-h3"
      />
      <span className="ms-auto text-mist">{t.title}</span>
    </header>
    {order.status === 'cancelled' && (
      <p className="mt-6 p-4 border-2 border-carnelian-700 text-carnelian-700 text-h3 text-center font-medium">
        {t.cancelled}
      </p>
    )}
    <div className="grid sm:grid-cols-2 print:grid-cols-2 gap-x-10 gap-y-4 py-6">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 content-start">
        <Fact name={t.order} isWide>
          <Barcode text={order.orderNumber} />
        </Fact>
        <Fact name={t.date}>{formatDate(new Date(order.createdAt), language)}</Fact>
        {isOnItsWay(order) && <Fact name={estimated}>{formatDate(new Date(order.estimatedDelivery), language)}</Fact>}
        {openParcels(order).map((parcel) => (
          <Fact key={parcel.number} name={t.courier}>
            <bdi>{parcel.courier}</bdi>
            {parcel.trackingNumber !== null && (
              <span className="block">
                <bdi dir="ltr" className="code break-all">
                  {parcel.trackingNumber}
                </bdi>
              </span>
            )}
          </Fact>
        ))}
        {collectedAmounts(order).map(({ key, amount }) => (
          <Fact key={key} name={t.collect}>
            <bdi className="num font-medium">{formatMoney(amount, language)}</bdi>
          </Fact>
        ))}
        {!order.isGift && (
          <Fact name={t.payment}>
            {payment}
            <span className="block font-medium">
              <bdi className="num">{formatMoney(order.total, language)}</bdi>
            </span>
          </Fact>
        )}
        {taxNumber !== null && (
          <Fact name={t.taxNumber}>
            <bdi dir="ltr" className="code">
              {taxNumber}
            </bdi>
          </Fact>
        )}
      </dl>
      <dl className="grid gap-y-4 content-start">
        <Fact name={t.shipTo}>
          {shipTo(order.shipping, governorate).map((line) => (
            <span key={line} className="block break-words">
              <bdi>{line}</bdi>
            </span>
          ))}
          <PhoneNumber number={order.shipping.phone} />
        </Fact>
        <Fact name={t.from}>
          <bdi className="block">{sender.name}</bdi>
          {sender.address.map((line) => (
            <bdi key={line} className="block">
              {line}
            </bdi>
          ))}
          <PhoneNumber number={sender.phone} />
        </Fact>
      </dl>
    </div>
    <PackingSlipItems items={order.items} t={t} language={language} />
    {order.giftWrap && <p className="pt-5 font-medium">{t.wrap}</p>}
    {order.giftMessage !== null && (
      <section className="mt-6 p-6 border border-lapis-400 text-center break-inside-avoid">
        <h2 className="text-caption text-mist pb-2">{t.message}</h2>
        <p dir="auto" className="name text-h3 text-center! whitespace-pre-line break-words">
          {order.giftMessage}
        </p>
      </section>
    )}
    <p className="pt-5 text-mist">{t.thanks}</p>
  </article>
);

/** Returns the cash to collect: per parcel, or the open amount of a gift order without parcels. */
const collectedAmounts = (order: OrderView): readonly { readonly key: number; readonly amount: number }[] => {
  const parcels = openParcels(order).map(({ number, cashToCollect }) => ({ key: number, amount: cashToCollect }));
  const amounts = parcels.length > 0 || !order.isGift ? parcels : [{ key: 0, amount: amountToCollect(order) }];
  return amounts.filter(({ amount }) => amount > 0);
};

interface FactProps {
  readonly name: string;
  /** Whether it takes both columns of its list. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

const Fact = ({ name, isWide = false, children }: FactProps) => (
  <div className={isWide ? 'col-span-2' : 'min-w-0'}>
    <dt className="text-caption text-mist">{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface SlipItemsProps {
  readonly items: readonly OrderItem[];
  readonly t: Messages['admin']['packingSlip'];
  readonly language: Language;
}

/** Table of the items in the package. */
const PackingSlipItems = ({ items, t, language }: SlipItemsProps) => (
  <table className="w-full border-collapse">
    <thead className="text-caption text-mist border-b border-lapis-900">
      <tr>
        <th scope="col" colSpan={2} className="py-2 text-start font-normal">
          {t.item}
        </th>
        <th scope="col" className="py-2 ps-4 text-end font-normal">
          {t.quantity}
        </th>
        <th scope="col" className="py-2 ps-4 text-end font-normal">
          {t.packed}
        </th>
      </tr>
    </thead>
    <tbody>
      {items.map(({ productId, name, subtitle, quantity, picture }) => (
        <tr key={productId} className="border-b border-lapis-200 break-inside-avoid">
          <td className="py-2 pe-3 w-12">
            {picture && (
              <Photograph picture={{ ...picture, alt: '' }} sizes="40px" isEager className="size-10 object-contain" />
            )}
          </td>
          <th scope="row" className="py-3 text-start font-normal">
            <bdi>{name}</bdi>
            <span className="block text-caption text-mist">
              <bdi>{subtitle}</bdi>
            </span>
          </th>
          <td className="ps-4 text-end num font-medium">{formatNumber(quantity, language)}</td>
          <td className="ps-4" aria-hidden="true">
            <span className="block size-5 ms-auto border border-lapis-900" />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
