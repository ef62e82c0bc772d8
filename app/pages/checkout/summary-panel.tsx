import type { Quote } from '../../../domain/pricing/quote.ts';
import { useBasketWords } from '../../device/basket-words.ts';
import { useTillWords } from '../../device/till-words.ts';
import { OrderSummary } from '../../parts/order-summary.tsx';
import { Price } from '../../parts/price.tsx';
import type { PricedLine } from '../../parts/priced-cart.ts';
import { Icon } from '../../ui/icon.tsx';
import { PromoField } from './promo-field.tsx';
import { SummaryItems } from './summary-items.tsx';
import type { PromoDesk } from './use-promo.ts';

interface SummaryProps {
  readonly lines: readonly PricedLine[];
  readonly quote: Quote;
  readonly desk: PromoDesk;
}

/** On wide screens: everything about the order beside the form. */
export function SummaryPanel({ lines, quote, desk }: SummaryProps) {
  const { summary } = useBasketWords();
  return (
    <div className="max-w-[600px] px-14 pt-14 pb-16">
      <h2 className="display text-h4 pb-3">{summary.title}</h2>
      <SummaryItems lines={lines} />
      <SummaryTotals quote={quote} desk={desk} />
    </div>
  );
}

/** On small screens: the pieces, folded up above the form. */
export function FoldedItems({ lines, quote }: Omit<SummaryProps, 'desk'>) {
  const { summary } = useBasketWords();
  return (
    <details className="group/fold bg-glaze -mx-4 md:-mx-8 px-4 md:px-8 my-5 border-y border-lapis-200">
      <summary className="flex items-center justify-between min-h-14 list-none">
        <span className="inline-flex items-center gap-2">
          {summary.title}
          <Icon name="chevron-down" className="size-[18px] group-open/fold:rotate-180" />
        </span>
        <Price amount={quote.total} className="font-medium text-lg" />
      </summary>
      <SummaryItems lines={lines} />
    </details>
  );
}

/** The promo code, and what it all comes to. */
export function SummaryTotals({ quote, desk }: Omit<SummaryProps, 'lines'>) {
  const { checkout } = useTillWords();
  return (
    <>
      <PromoField desk={desk} discount={quote.promoDiscount} />
      <div className="pt-3">
        <OrderSummary quote={quote} />
      </div>
      <p className="flex items-center gap-3 text-sm mt-6 pt-5 border-t border-lapis-200">
        <Icon name="package" className="size-5" />
        {checkout.delivery}
      </p>
    </>
  );
}
