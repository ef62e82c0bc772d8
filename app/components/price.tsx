import { moneyParts } from '../../locales/format.ts';
import { useLanguage } from '../i18n/messages.tsx';

/** A sum of whole piastres, the currency smaller than the amount; it never breaks over a line. */
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
