import type { ReactNode } from 'react';
import { formatDate, formatMoney } from '#core/i18n/format.ts';
import { directionOf, type Language } from '#core/i18n/language.ts';
import { PhoneNumber } from '#core/ui/phone-number.tsx';
import { Barcode } from './barcode.tsx';
import { amountToCollect, openParcels, type PackingSlipState, shipTo } from './slip-texts.ts';

/** Address label of a parcel in the order's language, with captions in both languages, because couriers read one or the other. */
export const ShippingLabel = ({ slip, language }: { slip: PackingSlipState; language: Language }) => {
  const { order, sender, inEachLanguage, governorate } = slip;
  const [parcel] = openParcels(order);
  const amount = amountToCollect(order);
  const [name, ...address] = shipTo(order.shipping, governorate);
  return (
    <article lang={language} dir={directionOf(language)} className="label flex flex-col text-sm">
      <Part captions={inEachLanguage((t) => t.from)}>
        <span className="flex flex-wrap gap-x-3 text-caption">
          {[sender.name, ...sender.address].map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
          <PhoneNumber number={sender.phone} />
        </span>
      </Part>
      <Part captions={inEachLanguage((t) => t.shipTo)} isShrinking>
        <bdi className="block same-side text-h3 font-medium break-words">{name}</bdi>
        {address.map((line) => (
          <bdi key={line} className="block same-side text-base break-words">
            {line}
          </bdi>
        ))}
        <span className="block text-h3">
          <PhoneNumber number={order.shipping.phone} />
        </span>
      </Part>
      {order.status === 'cancelled' ? (
        <div className="py-2 shrink-0 text-base font-medium text-carnelian-700">
          <Lines texts={inEachLanguage((t) => t.cancelled)} />
        </div>
      ) : (
        <Part captions={inEachLanguage((t) => t.collect)}>
          {amount > 0 ? (
            <bdi className="block text-h3 font-medium num">{formatMoney(amount, language)}</bdi>
          ) : (
            <Lines texts={inEachLanguage((t) => t.nothing)} />
          )}
        </Part>
      )}
      {parcel !== undefined && (
        <Part captions={inEachLanguage((t) => t.courier)}>
          <span className="flex flex-wrap justify-between gap-x-4">
            <bdi>{parcel.courier}</bdi>
            <span className="num">{formatDate(new Date(parcel.packedAt), language)}</span>
          </span>
        </Part>
      )}
      <div className="mt-auto pt-2 shrink-0">
        {typeof parcel?.trackingNumber === 'string' && (
          <bdi dir="ltr" className="block text-center text-caption code">
            {order.orderNumber}
          </bdi>
        )}
        <Barcode text={parcel?.trackingNumber ?? order.orderNumber} />
      </div>
    </article>
  );
};

interface PartProps {
  readonly captions: readonly string[];
  /** Whether the part shrinks when the label is full, so that a long address is cut and not the barcode. */
  readonly isShrinking?: boolean;
  readonly children: ReactNode;
}

const Part = ({ captions, isShrinking = false, children }: PartProps) => (
  <section className={`border-b border-lapis-900 py-1.5 ${isShrinking ? 'min-h-0 overflow-hidden' : 'shrink-0'}`}>
    <h2 className="flex flex-wrap gap-x-3 text-caption text-mist">
      {captions.map((caption) => (
        <bdi key={caption}>{caption}</bdi>
      ))}
    </h2>
    {children}
  </section>
);

const Lines = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <bdi key={text} className="block same-side">
      {text}
    </bdi>
  ));
