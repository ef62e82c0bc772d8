import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { RequireEditPermission } from '#core/admin/require-permission.tsx';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { KEEP_PLACE } from '#core/routing/keep-place.ts';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { Price } from '#core/ui/price.tsx';
import type { AdminOrderView } from '#features/orders/orders.contract.ts';
import { isGateway } from '#features/orders/payment-methods.ts';
import { useOrderPage, useOrderPath } from '#features/orders/ui/use-order-page.ts';
import type { AdminPayments } from '../payments.admin.contract.ts';
import { AttemptLines } from './attempt-lines.tsx';
import { IssueCard } from './issue-card.tsx';
import { LedgerLines } from './ledger-lines.tsx';
import { RefundLines } from './refund-lines.tsx';
import { type ChangePayments, useOrderPayments } from './use-order-payments.ts';

preloadMessages('admin', 'checkout');

/** Payments of the open order, for the refund dialog. */
export interface PaymentsTab {
  readonly order: AdminOrderView;
  readonly payments: AdminPayments;
  readonly change: ChangePayments;
}

/** Payments of an order: amounts, open issues, refunds, ledger and attempts, with their actions; a tab of its page. */
export default function OrderPayments() {
  const { panel } = useMessages('admin').payments;
  const { order, refresh } = useOrderPage();
  const { payments, hasFailed, isBusy, change, reload } = useOrderPayments(order, refresh);
  const { may } = useAdminContext();
  const pathTo = useOrderPath();
  if (payments === null) return hasFailed ? <CouldNotLoad onTryAgain={reload} /> : <ListSkeleton />;
  const { attempts, transactions, refunds, refundable } = payments;
  const issues = payments.issues.filter(({ resolvedAt }) => resolvedAt === null);
  const canCheck = may('payments.write') && attempts.some(({ provider }) => isGateway(provider));
  const canRefund = may('refunds.write') && refundable > 0;
  return (
    <div className="grid gap-8 pt-4 pb-2" aria-busy={isBusy}>
      <Sums order={order} payments={payments} />
      {(canCheck || canRefund) && (
        <div className="flex flex-wrap gap-2">
          {canRefund && (
            <a
              href={pathTo(order.orderNumber, 'payments/refund')}
              data-state={KEEP_PLACE}
              className="btn btn-sm btn-primary"
            >
              {panel.refund}
            </a>
          )}
          {canCheck && (
            <button
              type="button"
              className="btn btn-sm btn-line"
              aria-disabled={isBusy}
              onClick={() => void change((admin) => admin.check({ id: order.id }), panel.checked)}
            >
              {panel.check}
            </button>
          )}
        </div>
      )}
      {issues.length > 0 && (
        <Part title={panel.issues}>
          <ul className="rows border border-carnelian-200 bg-white">
            {issues.map((issue) => (
              <li key={issue.id}>
                <IssueCard issue={issue} isInOrder onSettled={reload} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {refunds.length > 0 && (
        <Part title={panel.refunds}>
          <RequireEditPermission permission="refunds.write" isQuiet>
            <RefundLines order={order} payments={payments} isBusy={isBusy} change={change} />
          </RequireEditPermission>
        </Part>
      )}
      {transactions.length > 0 && (
        <Part title={panel.ledger}>
          <RequireEditPermission permission="refunds.write" isQuiet>
            <LedgerLines order={order} transactions={transactions} isBusy={isBusy} change={change} />
          </RequireEditPermission>
        </Part>
      )}
      {attempts.length > 0 && (
        <Part title={panel.attempts}>
          <AttemptLines attempts={attempts} />
        </Part>
      )}
      {attempts.length === 0 && transactions.length === 0 && <p className="text-mist">{panel.none}</p>}
      <Outlet context={{ order, payments, change } satisfies PaymentsTab} />
    </div>
  );
}

/** Paid, refunded and refundable amounts, and the payment deadline. */
const Sums = ({ order, payments }: { order: AdminOrderView; payments: AdminPayments }) => {
  const { panel } = useMessages('admin').payments;
  const language = useLanguage();
  const { paid, refunded, refundable, total, retained, paymentDeadline } = payments;
  const owed = paid - refunded - (order.status === 'cancelled' ? retained : total);
  return (
    <div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Sum name={panel.paid} amount={paid} />
        <Sum name={panel.refunded} amount={refunded} />
        <Sum name={panel.left} amount={refundable} />
        {owed > 0 && paid > 0 && <Sum name={panel.owed} amount={owed} tone="text-carnelian-700" />}
      </dl>
      {paymentDeadline !== null && (
        <p className="text-mist pt-3">
          {panel.paymentDeadline({ moment: formatMoment(new Date(paymentDeadline), language) })}
        </p>
      )}
    </div>
  );
};

const Sum = ({ name, amount, tone = '' }: { name: string; amount: number; tone?: string }) => (
  <div className={tone}>
    <dt className={`text-caption ${tone || 'text-mist'}`}>{name}</dt>
    <dd className="text-h4 font-medium">
      <Price amount={amount} />
    </dd>
  </div>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-caption text-mist pb-2">{title}</h2>
    {children}
  </section>
);
