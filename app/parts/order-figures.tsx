import type { ReactNode } from 'react';
import type { Piastres } from '../../domain/money.ts';
import { formatPercent } from '../../locales/format.ts';
import { useBasketWords } from '../device/basket-words.ts';
import { useLanguage } from '../device/words.tsx';
import { Price } from './price.tsx';

/** The figures of a quote or of an order; discounts as positive amounts, all in piastres. */
export interface Figures {
  readonly subtotal: Piastres;
  readonly bundleDiscount: Piastres;
  readonly togetherDiscount: Piastres;
  readonly promoDiscount: Piastres;
  readonly promoCode: string | null;
  readonly shipping: Piastres;
  readonly tax: Piastres;
  /** The rates that it was priced by, in percent. */
  readonly taxPercent: number;
  readonly bundlePercent: number;
  readonly togetherPercent: number;
  readonly total: Piastres;
}

/** The rows from subtotal to tax and, under the rim line, the total they add up to (decision 2). */
export function OrderFigures({ figures }: { figures: Figures }) {
  const { summary } = useBasketWords();
  const language = useLanguage();
  const rateOf = (percent: number) => ({ rate: formatPercent(percent / 100, language) });
  return (
    <>
      <dl>
        <Row label={summary.subtotal}>
          <Price amount={figures.subtotal} />
        </Row>
        <Discount label={summary.bundleDiscount(rateOf(figures.bundlePercent))} amount={figures.bundleDiscount} />
        <Discount label={summary.togetherDiscount(rateOf(figures.togetherPercent))} amount={figures.togetherDiscount} />
        <Discount label={summary.promoDiscount({ code: figures.promoCode ?? '' })} amount={figures.promoDiscount} />
        <Row label={summary.shipping}>
          {figures.shipping === 0 ? summary.free : <Price amount={figures.shipping} />}
        </Row>
        <Row label={summary.tax(rateOf(figures.taxPercent))}>
          <Price amount={figures.tax} />
        </Row>
      </dl>
      <hr className="rim mt-4" />
      <dl>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-3 pb-1.5">
          <dt className="text-lg">{summary.total}</dt>
          <dd className="text-[1.625rem] font-medium">
            <Price amount={figures.total} />
          </dd>
        </div>
      </dl>
    </>
  );
}

const Row = ({ label, children, tone = '' }: { label: string; children: ReactNode; tone?: string }) => (
  <div className={`flex items-baseline justify-between gap-4 py-1.5 ${tone}`}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Discount = ({ label, amount }: { label: string; amount: Piastres }) =>
  amount > 0 && (
    <Row label={label} tone="text-carnelian-700">
      <Price amount={-amount} />
    </Row>
  );
