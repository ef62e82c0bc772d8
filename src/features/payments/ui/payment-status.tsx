import { useState } from 'react';
import { formatMoney } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatUntil } from '#core/i18n/time-left.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { isWaiting, type PaymentStage } from './payment-stage.ts';

interface PaymentStatusProps {
  readonly order: OrderView;
  readonly stage: PaymentStage;
  /** Whether polling has stopped without a result. */
  readonly hasGivenUp: boolean;
  /** Message of the last error. */
  readonly errorMessage: string | null;
}

/** Payment status as live regions: polite for a received payment, assertive for a failure. */
export function PaymentStatus({ order, stage, hasGivenUp, errorMessage }: PaymentStatusProps) {
  const { texts } = useMessages('payment');
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const { paymentDeadline, canPay, refunded } = order.payment;
  const time = paymentDeadline && formatUntil(new Date(paymentDeadline), now, language);

  const getText = (): string => {
    // the error already names the next step and the payment deadline
    if (errorMessage !== null && isWaiting(stage)) return '';
    switch (stage) {
      case 'unpaid':
        if (!canPay) return texts.noPage;
        return time ? texts.unpaid({ time }) : texts.unpaidForNow;
      case 'rest':
        // shown next to the transfer
        if (order.payment.transfer) return '';
        return texts.rest({ amount: formatMoney(order.payment.open, language) });
      case 'failed':
        return time ? texts.reservedUntil({ time }) : '';
      case 'checking':
        return hasGivenUp ? texts.stillChecking : texts.checking;
      case 'pending':
        return hasGivenUp ? texts.stillPending : texts.pending;
      case 'partly_refunded':
        return texts.partly_refunded({ amount: formatMoney(refunded, language) });
      case 'transfer':
      case 'transfer_rejected':
        return time ? texts.reservedUntil({ time }) : '';
      // shown next to the payment method
      case 'cash':
      case 'link':
      case 'transfer_sent':
        return '';
      default:
        return texts[stage];
    }
  };
  const error = errorMessage ?? (stage === 'failed' || stage === 'transfer_rejected' ? texts[stage] : '');
  return (
    <div className="text-lg max-w-[34em] mx-auto">
      <div role="alert">{error && <p className="text-carnelian-700 text-balance mt-2">{error}</p>}</div>
      <div role="status">
        <p className={`text-balance mt-2 ${stage === 'paid' ? 'text-malachite-700 font-medium' : 'text-mist'}`}>
          {getText()}
        </p>
      </div>
    </div>
  );
}
