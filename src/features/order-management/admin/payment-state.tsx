import { formatMoney } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { PaymentStatus } from '#features/orders/order-status.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';

/** Payment status, with the paid amount of a part payment and the refunded amount. */
export const PaymentState = ({ order: { paymentStatus, payment, total } }: { order: AdminOrder }) => {
  const { orders } = useMessages('admin');
  const language = useLanguage();
  const { paid, refunded } = payment;
  const amounts = [
    paid > 0 && paid !== total && orders.paidOf({ amount: formatMoney(paid, language) }),
    refunded > 0 && orders.refundedOf({ amount: formatMoney(refunded, language) }),
  ];
  return (
    <span>
      <span className={`md:whitespace-nowrap ${paymentColours[paymentStatus]}`}>{orders.payment[paymentStatus]}</span>
      {amounts.map(
        (amount) =>
          amount && (
            <span key={amount} className="block text-caption text-mist num md:whitespace-nowrap">
              {amount}
            </span>
          ),
      )}
    </span>
  );
};

const paymentColours: Readonly<Record<PaymentStatus, string>> = {
  pending: 'text-gold-800',
  nothing_due: 'text-mist',
  paid: 'text-malachite-700',
  partly_refunded: 'text-gold-800',
  refunded: 'text-mist',
};
