import { formatMoney, formatPercent } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import { type Messages } from '#core/i18n/messages.ts';
import { preloadMessages, useLanguage, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import type { Quote } from '../quote.ts';

preloadMessages('cart');

/** The base and the rate of each figure of a quote (decision 3). */
export function PriceExplanationList({ quote }: { quote: Quote }) {
  const { orderSummary } = useMessages('cart');
  const isAfterDiscounts = useSettings().tax.base === 'after-discounts';
  const language = useLanguage();
  return (
    <dl className="grid gap-2.5 pt-1 pb-2 text-mist">
      {explainQuote(quote, { summary: orderSummary, language, isAfterDiscounts }).map(([label, reason]) => (
        <div key={label}>
          <dt className="font-medium text-lapis-900">{label}</dt>
          <dd>{reason}</dd>
        </div>
      ))}
    </dl>
  );
}

type ExplanationContext = {
  readonly summary: Messages['cart']['orderSummary'];
  readonly language: Language;
  readonly isAfterDiscounts: boolean;
};

/** Label and reason of each amount of a quote, in the order of the summary. */
export function explainQuote(
  quote: Quote,
  { summary, language, isAfterDiscounts }: ExplanationContext,
): [label: string, reason: string][] {
  const { why } = summary;
  const money = (amount: number) => formatMoney(amount, language);
  const formatRate = (percent: number) => formatPercent(percent / 100, language);
  const bundle = { rate: formatRate(quote.bundlePercent), base: money(quote.bundleBase) };
  const together = { rate: formatRate(quote.togetherPercent), base: money(quote.togetherBase) };
  // members of a group get the higher one of the two discounts, each for itself (decision 5)
  const isSplit = quote.bundleDiscount > 0 && quote.togetherDiscount > 0;
  const tax = { rate: formatRate(quote.taxPercent), base: money(quote.taxBase) };
  const rows: [isShown: boolean, label: string, reason: string][] = [
    [true, summary.subtotal, why.subtotal],
    [quote.bundleDiscount > 0, summary.bundleDiscount(bundle), (isSplit ? why.bundlePart : why.bundle)(bundle)],
    [
      quote.togetherDiscount > 0,
      summary.togetherDiscount(together),
      (isSplit ? why.togetherPart : why.together)(together),
    ],
    [
      quote.promoDiscount > 0,
      summary.promoDiscount({ code: quote.promo?.code ?? '' }),
      promoReason(quote, why, language),
    ],
    [true, summary.shipping, shippingReason(quote, why, language)],
    [
      quote.taxPercent > 0,
      isAfterDiscounts ? summary.taxAfterDiscounts(tax) : summary.tax(tax),
      isAfterDiscounts ? why.taxAfterDiscounts(tax) : why.tax(tax),
    ],
    [true, summary.total, why.total],
  ];
  return rows.filter(([isShown]) => isShown).map(([, label, reason]) => [label, reason]);
}

function shippingReason(
  { zone, shipping, isLowestShipping }: Quote,
  why: Messages['cart']['orderSummary']['why'],
  language: Language,
): string {
  if (isLowestShipping) return why.shippingLowest;
  if (zone.freeFrom === null) return why.shippingFixed;
  const threshold = { threshold: formatMoney(zone.freeFrom, language) };
  return shipping === 0 ? why.shippingFree(threshold) : why.shippingPaid(threshold);
}

function promoReason(
  { promo, promoBase, ...quote }: Quote,
  why: Messages['cart']['orderSummary']['why'],
  language: Language,
): string {
  const reason =
    promo?.discountType === 'percentage'
      ? why.promoPercent({
          rate: formatPercent(promo.discountValue / 100, language),
          base: formatMoney(promoBase, language),
        })
      : why.promoFixed;
  return quote.discount === quote.subtotal ? `${reason} ${why.capped}` : reason;
}
