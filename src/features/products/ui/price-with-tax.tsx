import { formatMoney } from '#core/i18n/format.ts';
import { useLanguage, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import type { Piastres } from '#core/money/money.ts';
import { withTax } from '#features/pricing/tax-policy.ts';

interface PriceWithTaxProps {
  readonly price: Piastres;
  /** Discount of an offer on this price. */
  readonly discount?: Piastres;
  /** Whether it is on a card, where it is displayed only if the owner displays it everywhere. */
  readonly isOnCard?: boolean;
  readonly className?: string;
}

/** The price with tax, on a separate line; nothing without a tax or when the owner hides it. */
export const PriceWithTax = ({ price, discount = 0, isOnCard = false, className = '' }: PriceWithTaxProps) => {
  const { catalogue } = useMessages('common');
  const { tax } = useSettings();
  const language = useLanguage();
  if (tax.percent === 0 || tax.display === 'nowhere' || (isOnCard && tax.display !== 'everywhere')) return null;
  return (
    <p className={`text-mist num ${className}`}>
      {catalogue.withTax({ price: formatMoney(withTax(price, tax, discount), language) })}
    </p>
  );
};
