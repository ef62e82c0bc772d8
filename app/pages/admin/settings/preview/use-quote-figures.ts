import type { Quote } from '../../../../../domain/pricing/quote.ts';
import type { ShippingZone } from '../../../../../domain/settings/commerce-rules.ts';
import { formatMoney, formatNumber } from '../../../../../locales/format.ts';
import { useLanguage, useMessages } from '../../../../i18n/messages.tsx';

/** The figures of a priced cart and its delivery time in words, each with its label. */
export function useQuoteFigures() {
  const { preview: words } = useMessages('admin').settings;
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, language);
  const off = (amount: number) => money(amount === 0 ? 0 : -amount);
  const from = (amount: string, isLowest: boolean) => (isLowest ? words.from({ amount }) : amount);
  return (
    quote: Quote,
    { min, max }: ShippingZone['days'],
  ): readonly { readonly label: string; readonly text: string }[] => {
    const { shipping, isLowestShipping } = quote;
    return [
      { label: words.subtotal, text: money(quote.subtotal) },
      { label: words.bundle, text: off(quote.bundleDiscount) },
      { label: words.together, text: off(quote.togetherDiscount) },
      { label: words.shipping, text: from(shipping === 0 ? words.free : money(shipping), isLowestShipping) },
      { label: words.tax, text: money(quote.tax) },
      { label: words.total, text: from(money(quote.total), isLowestShipping) },
      {
        label: words.delivery,
        text:
          min === max
            ? formatNumber(min, language)
            : words.days({ least: formatNumber(min, language), most: formatNumber(max, language) }),
      },
    ];
  };
}
