import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { AdminOrderView } from '#features/orders/orders.contract.ts';
import { productName } from '#features/products/product-name.ts';
import type { AdminPayments } from '../payments.admin.contract.ts';
import { Fact, PaymentLine } from './payment-line.tsx';
import type { ChangePayments } from './use-order-payments.ts';

type Refund = AdminPayments['refunds'][number];

/** Outcomes of a refund that an admin can record. */
type Settlement = 'done' | 'again' | 'refused';

interface RefundLinesProps {
  readonly order: AdminOrderView;
  readonly payments: AdminPayments;
  readonly isBusy: boolean;
  readonly change: ChangePayments;
}

/** Refunds of an order, newest first, with the actions for unsettled ones. */
export const RefundLines = ({ order, payments, isBusy, change }: RefundLinesProps) => {
  const { settle } = useMessages('admin').payments;
  const language = useLanguage();
  const [selected, setSelected] = useState<{ readonly refund: Refund; readonly to: Settlement } | null>(null);
  const settleRefund = async ({ refund, to }: { readonly refund: Refund; readonly to: Settlement }) => {
    await change((admin) => admin.settleRefund({ id: order.id, refundId: refund.id, to }), settle.notice);
    setSelected(null);
  };
  return (
    <>
      <ol className="rows border border-lapis-200 bg-white">
        {payments.refunds.toReversed().map((refund) => (
          <RefundLine key={refund.id} refund={refund} order={order}>
            {listSettlements(refund, payments).map((to) => (
              <button
                key={to}
                type="button"
                className={`btn btn-sm ${to === 'refused' ? 'btn-quiet' : 'btn-line'}`}
                aria-disabled={isBusy}
                onClick={() => setSelected({ refund, to })}
              >
                {settle[to]}
              </button>
            ))}
          </RefundLine>
        ))}
      </ol>
      {selected && (
        <ConfirmDialog
          title={settle.confirm[selected.to].title}
          button={settle[selected.to]}
          isBusy={isBusy}
          onYes={() => void settleRefund(selected)}
          onClose={() => setSelected(null)}
        >
          <p>{settle.confirm[selected.to].text({ amount: formatMoney(selected.refund.amount, language) })}</p>
        </ConfirmDialog>
      )}
    </>
  );
};

/** Whether an admin can settle a refund: it has no gateway, its outcome is unknown, or it was refused and not given up. */
const listSettlements = ({ id, state, isByGateway }: Refund, { issues }: AdminPayments): readonly Settlement[] => {
  if (state === 'wanted') return isByGateway ? [] : ['done', 'refused'];
  const isOpen = issues.some(({ subject, resolvedAt }) => subject === id && resolvedAt === null);
  if (state !== 'unclear' && !(state === 'refused' && isOpen)) return [];
  return isByGateway ? ['done', 'again', 'refused'] : ['done', 'refused'];
};

const tones: Readonly<Record<Refund['state'], string>> = {
  wanted: 'text-gold-800',
  sent: 'text-gold-800',
  unclear: 'text-carnelian-700',
  done: 'text-malachite-700',
  refused: 'text-carnelian-700',
};

interface RefundLineProps {
  readonly refund: Refund;
  readonly order: AdminOrderView;
  /** Buttons that settle a refund. */
  readonly children: readonly ReactNode[];
}

const RefundLine = ({ refund, order, children }: RefundLineProps) => {
  const { panel, refundStates, refundReasons, settle } = useMessages('admin').payments;
  const language = useLanguage();
  const { lines, note } = refund;
  const itemName = (id: string) => {
    const item = order.items.find(({ productId }) => productId === id);
    return item === undefined ? id : productName(item.name, item.subtitle);
  };
  return (
    <PaymentLine
      at={refund.doneAt ?? refund.createdAt}
      title={refundStates[refund.state]}
      tone={tones[refund.state]}
      facts={
        <>
          <Fact>{refundReasons[refund.reason]}</Fact>
          {lines.map(({ productId, quantity }) => (
            <Fact key={productId}>
              <bdi>{itemName(productId)}</bdi>{' '}
              <span className="num whitespace-nowrap">× {formatNumber(quantity, language)}</span>
            </Fact>
          ))}
          <Fact>{refund.includesShipping && lines.length > 0 && panel.withShipping}</Fact>
          <Fact>{refund.isRestocked && panel.restocked}</Fact>
          <Fact>{note !== null && <bdi>{note}</bdi>}</Fact>
        </>
      }
      amount={-refund.amount}
    >
      {refund.state === 'wanted' && !refund.isByGateway && <p className="text-gold-800">{settle.byHand}</p>}
      {children.length > 0 && <div className="flex flex-wrap gap-2 pt-2">{children}</div>}
    </PaymentLine>
  );
};
