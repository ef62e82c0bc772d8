import { useState } from 'react';
import type { OrderView } from '../../../contract/orders.ts';
import { formatMoney } from '../../../locales/format.ts';
import { formatUntil } from '../../../locales/time-left.ts';
import { useLanguage, useMessages } from '../../i18n/messages.tsx';
import { isWaiting, type PaymentStage } from './payment-stage.ts';

interface PaymentStatusProps {
  readonly order: OrderView;
  readonly stage: PaymentStage;
  /** Whether the page no longer looks for an answer of the gateway. */
  readonly hasGivenUp: boolean;
  /** Why the last action was refused. */
  readonly refusal: string | null;
}

/** How the payment stands, as live regions: a screen reader hears when it has arrived, and at once when it failed. */
export function PaymentStatus({ order, stage, hasGivenUp, refusal }: PaymentStatusProps) {
  const { texts } = useMessages('payment');
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const { payBy, canPay, refunded } = order.payment;
  const time = payBy && formatUntil(new Date(payBy), now, language);

  const textOf = (): string => {
    // a refusal says what comes next, and until when the order is kept
    if (refusal !== null && isWaiting(stage)) return '';
    switch (stage) {
      case 'unpaid':
        if (!canPay) return texts.noPage;
        return time ? texts.unpaid({ time }) : texts.unpaidForNow;
      case 'rest':
        // said beside the transfer
        if (order.payment.transfer) return '';
        return texts.rest({ amount: formatMoney(order.payment.open, language) });
      case 'failed':
        return time ? texts.kept({ time }) : '';
      case 'checking':
        return hasGivenUp ? texts.stillChecking : texts.checking;
      case 'pending':
        return hasGivenUp ? texts.stillPending : texts.pending;
      case 'partly_refunded':
        return texts.partly_refunded({ amount: formatMoney(refunded, language) });
      case 'transfer':
      case 'transfer_rejected':
        return time ? texts.kept({ time }) : '';
      // said beside the method of payment
      case 'cash':
      case 'link':
      case 'transfer_sent':
        return '';
      default:
        return texts[stage];
    }
  };
  const error = refusal ?? (stage === 'failed' || stage === 'transfer_rejected' ? texts[stage] : '');
  return (
    <div className="text-lg max-w-[34em] mx-auto">
      <div role="alert">{error && <p className="text-carnelian-700 text-balance mt-2">{error}</p>}</div>
      <div role="status">
        <p className={`text-balance mt-2 ${stage === 'paid' ? 'text-malachite-700 font-medium' : 'text-mist'}`}>
          {textOf()}
        </p>
      </div>
    </div>
  );
}
