import { amountInWords } from '#core/i18n/amount-in-words.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { Piastres } from '#core/money/money.ts';

/** The refund amount in words, so that a wrong digit is noticed before the refund is sent (decision 233). */
export const RefundInWords = ({ amount }: { amount: Piastres }) => {
  const { refund: t } = useMessages('admin').payments;
  return <p className="text-base">{t.inWords({ amount: amountInWords(amount, useLanguage()) })}</p>;
};
