import { type ReactNode, Suspense, useState } from 'react';
import { formatPercent } from '#core/i18n/format.ts';
import { useLanguage, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import type { Piastres } from '#core/money/money.ts';
import { Icon } from '#core/ui/icon.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { Price } from '#core/ui/price.tsx';
import type { CommerceRules } from '../pricing-rules.ts';
import type { Quote } from '../quote.ts';

/**
 * Amounts and total of a quote, and on request the base and rate of each amount (decision 3); nothing for a sold-out cart.
 */
export const OrderSummary = ({ quote }: { quote: Quote }) => {
  const taxBase = useSettings().tax.base;
  if (isSoldOut(quote)) return null;
  return (
    <>
      <OrderAmountRows figures={{ ...quote, promoCode: quote.promo?.code ?? null, taxBase }} />
      <TotalWithTax quote={quote} />
      <PriceExplanation quote={quote} />
    </>
  );
};

/** Whether all lines of a cart are sold out; such a cart has no amounts. */
export const isSoldOut = ({ lines }: Quote): boolean => lines.length === 0;

/** Note that the total includes tax, for shops whose prices include tax. */
const TotalWithTax = ({ quote }: { quote: Quote }) => {
  const { orderSummary } = useMessages('cart');
  const { display } = useSettings().tax;
  if (display === 'nowhere' || quote.taxPercent === 0) return null;
  return <p className="text-sm text-mist">{orderSummary.totalWithTax}</p>;
};

const PriceExplanationList = lazyOnDemand(async () => (await import('./price-explanation.tsx')).PriceExplanationList);

/** Explains on request the base and the rate of each amount of a quote (decision 3). */
function PriceExplanation({ quote }: { quote: Quote }) {
  const { orderSummary } = useMessages('cart');
  const [isRequested, setRequested] = useState(false);
  return (
    <details className="group text-sm mt-2" onToggle={() => setRequested(true)}>
      <summary className="inline-flex items-center gap-2 min-h-11 list-none link">
        {orderSummary.why.title}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      {isRequested && (
        <Suspense>
          <PriceExplanationList quote={quote} />
        </Suspense>
      )}
    </details>
  );
}

/** Amounts of a quote or an order in piastres; discounts are positive. */
interface DisplayedAmounts {
  readonly subtotal: Piastres;
  readonly bundleDiscount: Piastres;
  readonly togetherDiscount: Piastres;
  readonly promoDiscount: Piastres;
  readonly promoCode: string | null;
  readonly shipping: Piastres;
  readonly tax: Piastres;
  /** Rates that the amounts were computed with, in percent. */
  readonly taxPercent: number;
  readonly taxBase: CommerceRules['tax']['base'];
  readonly bundlePercent: number;
  readonly togetherPercent: number;
  readonly total: Piastres;
  /** Whether shipping and total are the lowest of several amounts, because the destination is unknown. */
  readonly isLowestShipping?: boolean;
}

/** Rows from subtotal to tax and, under the rim line, the total (decision 2). */
export function OrderAmountRows({ figures }: { figures: DisplayedAmounts }) {
  const { orderSummary } = useMessages('cart');
  const language = useLanguage();
  const taxLabel = figures.taxBase === 'after-discounts' ? orderSummary.taxAfterDiscounts : orderSummary.tax;
  const formatRate = (percent: number) => ({ rate: formatPercent(percent / 100, language) });
  return (
    <>
      <dl>
        <Row label={orderSummary.subtotal}>
          <Price amount={figures.subtotal} />
        </Row>
        <Discount
          label={orderSummary.bundleDiscount(formatRate(figures.bundlePercent))}
          amount={figures.bundleDiscount}
        />
        <Discount
          label={orderSummary.togetherDiscount(formatRate(figures.togetherPercent))}
          amount={figures.togetherDiscount}
        />
        <Discount
          label={orderSummary.promoDiscount({ code: figures.promoCode ?? '' })}
          amount={figures.promoDiscount}
        />
        <Row label={orderSummary.shipping}>
          <ShippingCost figures={figures} />
        </Row>
        {figures.taxPercent > 0 && (
          <Row label={taxLabel(formatRate(figures.taxPercent))}>
            <Price amount={figures.tax} />
          </Row>
        )}
      </dl>
      <hr className="rim mt-4" />
      <dl>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-3 pb-1.5">
          <dt className="text-lg">{orderSummary.total}</dt>
          <dd className="text-[1.625rem] font-medium">
            <MinimumPrice amount={figures.total} isMinimum={figures.isLowestShipping} />
          </dd>
        </div>
      </dl>
    </>
  );
}

const ShippingCost = ({ figures: { shipping, isLowestShipping } }: { figures: DisplayedAmounts }) => {
  const { orderSummary } = useMessages('cart');
  if (shipping === 0) return isLowestShipping ? orderSummary.byGovernorate : orderSummary.free;
  return <MinimumPrice amount={shipping} isMinimum={isLowestShipping} />;
};

interface MinimumPriceProps {
  readonly amount: Piastres;
  readonly isMinimum: boolean | undefined;
  readonly className?: string;
}

/** An amount, prefixed with "from" if it may increase. */
export const MinimumPrice = ({ amount, isMinimum = false, className = '' }: MinimumPriceProps) => {
  const { orderSummary } = useMessages('cart');
  if (!isMinimum) return <Price amount={amount} className={className} />;
  return (
    <span className={`whitespace-nowrap ${className}`}>
      <span className="text-[.82em] font-normal">{orderSummary.from}</span> <Price amount={amount} />
    </span>
  );
};

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
