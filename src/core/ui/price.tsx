import { moneyParts } from '#core/i18n/format.ts';
import { useLanguage } from '#core/i18n/messages-provider.tsx';

/** An amount in piastres, with the currency smaller than the figure; it never wraps. */
export const Price = ({ amount, className = '' }: { amount: number; className?: string }) => {
  const { sign, amount: figure, currency, order } = moneyParts(amount, useLanguage());
  const unit = <span className="text-[.82em] font-normal">{currency}</span>;
  return (
    <bdi className={`num whitespace-nowrap ${className}`}>
      {order === 'amount-first' ? (
        <>
          {sign}
          {figure}&nbsp;{unit}
        </>
      ) : (
        <>
          {sign}
          {unit}&nbsp;{figure}
        </>
      )}
    </bdi>
  );
};
