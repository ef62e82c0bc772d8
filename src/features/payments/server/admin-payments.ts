import { PAGE_SIZE, type PageOf } from '#core/api/pagination.ts';
import { type ListSort } from '#core/api/sort-orders.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { toPage } from '#core/server/database/pagination.ts';
import { findOrder } from '#features/orders/server/find-order.ts';
import { amountPayable } from '#features/orders/server/lock-order.ts';
import type { AdminPayments, PaymentIssue } from '../payments.admin.contract.ts';
import { paymentErrors } from '../payments.errors.ts';
import { checkAttempt } from './check-payment.ts';
import { findAttempts } from './payment-attempts.repository.ts';
import {
  countIssues,
  findIssue,
  findIssues,
  findIssuesOfOrders,
  type NamedIssue,
  resolveIssue,
} from './payment-issues.repository.ts';
import { GatewayUnavailable } from './payment-provider.ts';
import { findTransactions } from './payments.repository.ts';
import { refundableCharges } from './refunds/refund-requests.ts';
import { findRefunds } from './refunds/refunds.repository.ts';
import { checkRefund } from './refunds/send-refund.ts';
import { providerNamed } from './settings/payment-settings.ts';

/** Returns the ledger, attempts, refunds and issues of an order. ORDER_NOT_FOUND. */
export const adminPayments = async (shop: ShopContext, id: string): Promise<AdminPayments> => {
  const order = await findOrder(shop, id);
  const { kysely } = shop.database;
  const [attempts, ledger, refunds, issues, { payments }] = await Promise.all([
    findAttempts(kysely, [id]),
    findTransactions(kysely, [id]),
    findRefunds(kysely, [id]),
    findIssuesOfOrders(kysely, [id]),
    shop.shopSettings.current(),
  ]);
  const refundableByCharge = new Map(
    refundableCharges(ledger, refunds).map(({ charge, remaining: amount }) => [charge.id, amount]),
  );
  const isByGateway = (chargeId: number): boolean =>
    ledger.some((charge) => charge.id === chargeId && providerNamed(payments, charge.provider)?.refund !== undefined);
  return {
    total: amountPayable(order),
    paid: order.paid_amount,
    refunded: order.refunded_amount,
    refundable: ledger.reduce(
      (sum, { id: charge, is_counted }) => sum + (is_counted ? (refundableByCharge.get(charge) ?? 0) : 0),
      0,
    ),
    retained: order.retained_amount ?? 0,
    paymentDeadline: order.status === 'cancelled' ? null : (order.payment_deadline?.toISOString() ?? null),
    attempts: attempts.map((attempt) => ({
      id: attempt.id,
      provider: attempt.provider,
      method: attempt.method,
      reference: attempt.reference,
      providerOrderId: attempt.provider_order_id,
      state: attempt.state,
      isLive: attempt.is_live,
      reason: attempt.reason,
      createdAt: attempt.created_at.toISOString(),
      checkedAt: attempt.checked_at?.toISOString() ?? null,
    })),
    transactions: ledger.map((row) => ({
      id: row.id,
      provider: row.provider,
      transactionId: row.transaction_id,
      kind: row.kind,
      outcome: row.outcome,
      amount: row.amount,
      currency: row.currency,
      counts: row.is_counted,
      isLive: row.is_live,
      instrument: row.instrument,
      brand: row.brand,
      last4: row.last4,
      reason: row.reason,
      recordedBy: row.recorded_by,
      recordedAt: row.recorded_at.toISOString(),
      confirmedAt: row.confirmed_at?.toISOString() ?? null,
      refundable: refundableByCharge.get(row.id) ?? 0,
      isByGateway: isByGateway(row.id),
      dashboardUrl:
        providerNamed(payments, row.provider)?.dashboardUrl?.({
          transactionId: row.transaction_id,
          isLive: row.is_live,
        }) ?? null,
    })),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      chargeId: refund.charge_id,
      amount: refund.amount,
      reason: refund.reason,
      lines: refund.lines,
      includesShipping: refund.includes_shipping,
      isRestocked: refund.is_restocked,
      note: refund.note,
      state: refund.state,
      isByGateway: isByGateway(refund.charge_id),
      createdAt: refund.created_at.toISOString(),
      doneAt: refund.done_at?.toISOString() ?? null,
    })),
    issues: issues.map(toIssue),
  };
};

/** Queries the gateways for every attempt and unfinished refund of an order. ORDER_NOT_FOUND, GATEWAY_UNAVAILABLE. */
export const checkOrder = async (shop: ShopContext, id: string): Promise<AdminPayments> => {
  await findOrder(shop, id);
  const { kysely } = shop.database;
  const [attempts, refunds] = await Promise.all([findAttempts(kysely, [id]), findRefunds(kysely, [id])]);
  try {
    for (const attempt of attempts) await checkAttempt(shop, attempt.id);
    for (const refund of refunds) await checkRefund(shop, refund.id);
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw new AppError(paymentErrors, 'GATEWAY_UNAVAILABLE');
    throw error;
  }
  return adminPayments(shop, id);
};

/** Lists open or settled issues, newest or oldest first. */
export const listIssues = async (
  { database }: ShopContext,
  filters: {
    readonly state: 'open' | 'resolved';
    readonly sort?: ListSort | undefined;
    readonly after?: string | undefined;
  },
): Promise<PageOf<PaymentIssue>> => {
  const [issues, counted] = await Promise.all([
    findIssues(database.kysely, filters, PAGE_SIZE + 1),
    countIssues(database.kysely, filters.state),
  ]);
  const { rows, next } = toPage(issues, PAGE_SIZE);
  return { items: rows.map(toIssue), ...counted, next };
};

/** Settles an open issue with the admin's note. RESOURCE_NOT_FOUND for an unknown issue. */
export const settleIssue = (
  shop: ShopContext,
  adminId: string,
  { id, note }: { readonly id: string; readonly note: string | null },
): Promise<PaymentIssue> =>
  inTransaction(shop.database, async (transaction) => {
    const isChanged = await resolveIssue(transaction, { id, note, adminId, at: shop.clock() });
    const issue = await findIssue(transaction, id);
    if (issue === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
    if (isChanged) {
      const subject = issue.order_number ?? issue.subject;
      await recordAuditEntry(transaction, {
        adminId,
        action: 'payment.issue_resolved',
        subject,
        details: { reason: issue.kind },
      });
    }
    return toIssue(issue);
  });

const toIssue = (issue: NamedIssue): PaymentIssue => ({
  id: issue.id,
  kind: issue.kind,
  orderId: issue.order_id,
  orderNumber: issue.order_number,
  provider: issue.provider,
  subject: issue.subject,
  amount: issue.amount,
  createdAt: issue.created_at.toISOString(),
  resolvedAt: issue.resolved_at?.toISOString() ?? null,
  resolvedBy: issue.resolved_by_name,
  note: issue.note,
});
