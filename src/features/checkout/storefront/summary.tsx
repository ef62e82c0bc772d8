import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Price } from '#core/ui/price.tsx';
import type { PricedLine } from '#features/cart/ui/priced-cart.ts';
import type { Quote } from '#features/pricing/quote.ts';
import { isSoldOut, MinimumPrice, OrderSummary } from '#features/pricing/ui/order-summary.tsx';
import { ProductPicture } from '#features/products/ui/product-parts.tsx';
import type { ShippingZone } from '#features/shipping/shipping-rules.ts';
import { PromoCodeField } from './promo-code-field.tsx';
import type { PromoCodeControls } from './use-promo-code.ts';

interface SummaryProps {
  readonly lines: readonly PricedLine[];
  readonly quote: Quote;
  /** Delivery time in business days. */
  readonly days: ShippingZone['days'];
  readonly promoControls: PromoCodeControls;
}

/** Order summary next to the form, on wide screens. */
export function SummaryPanel({ lines, ...totals }: SummaryProps) {
  const { orderSummary } = useMessages('cart');
  return (
    <div className="max-w-[600px] px-14 pt-14 pb-16">
      <h2 className="display text-h4 pb-3">{orderSummary.title}</h2>
      <SummaryItems lines={lines} />
      <SummaryTotals {...totals} />
    </div>
  );
}

/** Collapsible list of items above the form, on small screens. */
export function CollapsibleItems({ lines, quote }: Pick<SummaryProps, 'lines' | 'quote'>) {
  const { orderSummary } = useMessages('cart');
  return (
    <details className="group/fold bg-glaze -mx-4 md:-mx-8 px-4 md:px-8 my-5 border-y border-lapis-200">
      <summary className="flex items-center justify-between min-h-14 list-none">
        <span className="inline-flex items-center gap-2">
          {orderSummary.title}
          <Icon name="chevron-down" className="size-[18px] group-open/fold:rotate-180" />
        </span>
        {!isSoldOut(quote) && (
          <MinimumPrice amount={quote.total} isMinimum={quote.isLowestShipping} className="font-medium text-lg" />
        )}
      </summary>
      <SummaryItems lines={lines} />
    </details>
  );
}

/** Promo code field and totals. */
export function SummaryTotals({ quote, days, promoControls }: Omit<SummaryProps, 'lines'>) {
  const { checkout } = useMessages('checkout');
  if (isSoldOut(quote)) return null;
  return (
    <>
      <PromoCodeField promoControls={promoControls} discount={quote.promoDiscount} />
      <div className="pt-3">
        <OrderSummary quote={quote} />
      </div>
      <p className="flex items-center gap-3 text-sm mt-6 pt-5 border-t border-lapis-200">
        <Icon name="package" className="size-5" />
        {checkout.delivery({ days })}
      </p>
    </>
  );
}

/** Items of the order. */
const SummaryItems = ({ lines }: { lines: readonly PricedLine[] }) => (
  <ul className="rows">
    {lines.map((line) => (
      <SummaryItem key={line.item.id} line={line} />
    ))}
  </ul>
);

function SummaryItem({ line: { item, product, lineTotal, remaining, isShort, isAboveMaximum } }: { line: PricedLine }) {
  const { counts } = useMessages('common');
  const { cart } = useMessages('cart');
  const language = useLanguage();
  return (
    <li className="flex items-center gap-4 py-4">
      <span className="relative size-[76px] shrink-0">
        <span className="absolute inset-0 bg-white overflow-hidden">
          <ProductPicture product={product} sizes="76px" isEager />
        </span>
        <span
          aria-hidden="true"
          className="absolute -top-2 -end-2 min-w-6 h-6 px-1.5 rounded-full bg-lapis-900 text-white text-micro leading-6! text-center num"
        >
          {formatNumber(item.quantity, language)}
        </span>
      </span>
      <span className="grow min-w-0">
        <bdi className="name text-xl block">{product.name}</bdi>
        <span className="text-sm text-mist">{product.subtitle}</span>
        <span className="sr-only">{counts.items(item.quantity)}</span>
        {isAboveMaximum && <span className="block text-sm text-carnelian-700">{cart.changes.aboveMaximum}</span>}
        {remaining !== null && (
          <span className={`block text-sm ${isShort ? 'text-carnelian-700' : 'text-mist'}`}>
            {remaining === 0 ? cart.changes.soldOut : counts.remainingStock(remaining)}
          </span>
        )}
      </span>
      <Price amount={lineTotal} className="font-medium" />
    </li>
  );
}
