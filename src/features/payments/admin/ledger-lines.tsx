import { useState } from 'react';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { formatMoney } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { AdminOrderView } from '#features/orders/orders.contract.ts';
import { isGateway } from '#features/orders/payment-methods.ts';
import type { AdminPayments } from '../payments.admin.contract.ts';
import { RefundInWords } from '../ui/refund-in-words.tsx';
import { Code, Fact, PaymentLine, TestBadge } from './payment-line.tsx';
import type { ChangePayments } from './use-order-payments.ts';
import { useReason } from './use-reason.ts';

type Transaction = AdminPayments['transactions'][number];

interface LedgerLinesProps {
  readonly order: AdminOrderView;
  readonly transactions: readonly Transaction[];
  readonly isBusy: boolean;
  readonly change: ChangePayments;
}

/** Ledger of an order, newest first; a mismatched payment can be refunded. */
export const LedgerLines = ({ order, transactions, isBusy, change }: LedgerLinesProps) => {
  const { payments: t, paymentProviders } = useMessages('admin');
  const language = useLanguage();
  const [selected, setSelected] = useState<Transaction | null>(null);
  const amount = formatMoney(selected?.refundable ?? 0, language);
  const refundCharge = async (charge: Transaction) => {
    const request = { id: order.id, chargeId: charge.id };
    await change((admin) => admin.refundCharge(request), {
      title: t.refund.sent.title,
      body: t.refund.sent.body({ amount }),
    });
    setSelected(null);
  };
  return (
    <>
      <ol className="rows border border-lapis-200 bg-white">
        {transactions.toReversed().map((transaction) => (
          <LedgerLine
            key={transaction.id}
            transaction={transaction}
            isBusy={isBusy}
            onRefund={() => setSelected(transaction)}
          />
        ))}
      </ol>
      {selected && (
        <ConfirmDialog
          title={t.chargeRefund.title}
          button={t.refund.confirm.yes}
          isBusy={isBusy}
          onYes={() => void refundCharge(selected)}
          onClose={() => setSelected(null)}
        >
          <p>{t.chargeRefund.text({ amount })}</p>
          <RefundInWords amount={selected.refundable} />
          <p>
            {selected.isByGateway
              ? t.refund.byGateway({ provider: paymentProviders[selected.provider].name })
              : t.refund.byHand}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
};

interface LedgerLineProps {
  readonly transaction: Transaction;
  readonly isBusy: boolean;
  readonly onRefund: () => void;
}

const LedgerLine = ({ transaction, isBusy, onRefund }: LedgerLineProps) => {
  const { payments, paymentProviders } = useMessages('admin');
  const { panel, kinds, outcomes, instruments } = payments;
  const formatReason = useReason();
  const { kind, outcome, provider, brand, last4, counts, isLive } = transaction;
  const isUnconfirmed =
    kind === 'charge' &&
    outcome === 'succeeded' &&
    transaction.recordedBy === 'webhook' &&
    transaction.confirmedAt === null;
  return (
    <PaymentLine
      at={transaction.recordedAt}
      title={
        <>
          {kinds[kind]}
          {outcome !== 'succeeded' && `: ${outcomes[outcome]}`}
          {!isLive && <TestBadge name={panel.test} />}
        </>
      }
      tone={outcome === 'failed' || kind === 'chargeback' ? 'text-carnelian-700' : ''}
      facts={
        <>
          <Fact>{formatReason(transaction.reason)}</Fact>
          <Fact>
            {provider !== 'cash_on_delivery' && instruments[transaction.instrument]}{' '}
            {brand !== null && <bdi className="capitalize">{brand}</bdi>} {last4 !== null && panel.ending({ last4 })}
          </Fact>
          <Fact>{paymentProviders[provider].name}</Fact>
          <Fact>{isGateway(provider) && <TransactionId transaction={transaction} />}</Fact>
          <Fact tone="text-gold-800">{isUnconfirmed && panel.unconfirmed}</Fact>
          <Fact tone="text-carnelian-700">{!counts && panel.notCounted}</Fact>
        </>
      }
      amount={isMoneyBack[kind] ? -transaction.amount : transaction.amount}
    >
      {!counts && transaction.refundable > 0 && (
        <button type="button" className="btn btn-sm btn-line mt-2" aria-disabled={isBusy} onClick={onRefund}>
          {panel.sendBack}
        </button>
      )}
    </PaymentLine>
  );
};

/** Transaction id at the gateway, linked to the gateway's dashboard if it has a page. */
const TransactionId = ({ transaction: { transactionId, provider, dashboardUrl } }: { transaction: Transaction }) => {
  const { payments, paymentProviders } = useMessages('admin');
  if (dashboardUrl === null) return <Code>{transactionId}</Code>;
  return (
    <a href={dashboardUrl} target="_blank" rel="noopener noreferrer" className="link">
      <span className="sr-only">{payments.panel.atGateway({ provider: paymentProviders[provider].name })} </span>
      <Code>{transactionId}</Code>
    </a>
  );
};

const isMoneyBack: Readonly<Record<Transaction['kind'], boolean>> = {
  charge: false,
  authorisation: false,
  refund: true,
  void: true,
  chargeback: true,
  reversal: true,
};
