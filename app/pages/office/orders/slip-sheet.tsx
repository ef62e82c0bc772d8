import type { ReactNode } from 'react';
import { directionOf, type Language } from '../../../../domain/language.ts';
import { formatDate, formatMoney } from '../../../../locales/format.ts';
import { LotusMark } from '../../../parts/lotus-mark.tsx';
import { SlipPieces } from './slip-pieces.tsx';
import type { Slip } from './use-slip.ts';

/** The sheet that goes into the parcel, in the order's language. A gift tells nobody what it cost. */
export const SlipSheet = ({ slip: { order, words, payment }, language }: { slip: Slip; language: Language }) => (
  <article
    lang={language}
    dir={directionOf(language)}
    className="sheet bg-white border border-lapis-200 print:border-0 max-w-[820px] p-6 sm:p-10 print:p-0 text-base"
  >
    <header className="flex items-center gap-3 border-b border-lapis-900 pb-4">
      <LotusMark className="size-9" stroke={1.8} />
      <span className="display text-h3">{words.brand}</span>
      <span className="ms-auto text-mist">{words.title}</span>
    </header>
    <dl className="grid sm:grid-cols-2 print:grid-cols-2 gap-x-10 gap-y-4 py-6">
      <Fact name={words.order}>
        <bdi dir="ltr" className="code break-all">
          {order.orderNumber}
        </bdi>
      </Fact>
      <Fact name={words.date}>{formatDate(new Date(order.createdAt), language)}</Fact>
      <Fact name={words.shipTo}>
        {[order.shipping.fullName, order.shipping.address, `${order.shipping.city} ${order.shipping.postalCode}`].map(
          (line) => (
            <span key={line} className="block break-words">
              <bdi>{line}</bdi>
            </span>
          ),
        )}
        <bdi dir="ltr" className="code">
          {order.shipping.phone}
        </bdi>
      </Fact>
      {!order.isGift && (
        <Fact name={words.payment}>
          {payment}
          <span className="block font-medium">
            <bdi className="num">{formatMoney(order.total, language)}</bdi>
          </span>
        </Fact>
      )}
    </dl>
    <SlipPieces items={order.items} words={words} language={language} />
    {order.giftWrap && <p className="pt-5 font-medium">{words.wrap}</p>}
    {order.giftMessage !== null && (
      <section className="mt-6 p-6 border border-lapis-400 text-center break-inside-avoid">
        <h2 className="text-caption text-mist pb-2">{words.message}</h2>
        <p dir="auto" className="name text-h3 text-center! whitespace-pre-line break-words">
          {order.giftMessage}
        </p>
      </section>
    )}
    <p className="pt-8 text-mist">{words.thanks}</p>
  </article>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-caption text-mist">{name}</dt>
    <dd>{children}</dd>
  </div>
);
