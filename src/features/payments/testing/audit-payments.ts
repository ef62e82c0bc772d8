import type { Pool } from 'pg';
import type { PaymobGateway } from '../providers/paymob/testing/paymob-gateway.ts';

type AuditedOrder = {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly paymentStatus: string;
  readonly total: number;
  readonly paid: number;
  readonly refunded: number;
  readonly overpaymentRefunded: number;
  /** Amount retained from a cancelled order. */
  readonly retained: number;
  readonly isOverdue: boolean;
  readonly open: number;
  readonly hasIssue: boolean;
};

type Entry = {
  readonly order_id: string;
  readonly kind: string;
  readonly outcome: string;
  readonly is_counted: boolean;
} & {
  readonly transaction_id: string;
  readonly parent_id: string | null;
  readonly amount: number;
};

type Refund = { readonly order_id: string; readonly charge: string; readonly state: string } & {
  readonly reason: string;
  readonly amount: number;
};

type GatewayRecords = Pick<PaymobGateway, 'transactions'>;

/**
 * Compares the amounts of orders with those of the gateway, after all queries: each capture and each refund is in the ledger once,
 * sums and status follow from the ledger, no closed order can be paid, and each misplaced amount is either being refunded or an open
 * issue. Returns the breaches.
 */
export const auditPayments = async (
  pool: Pool,
  { transactions }: GatewayRecords,
  { now, orderIds }: { readonly now: Date; readonly orderIds: readonly string[] },
): Promise<string[]> => {
  const queryRows = async <Row>(sql: string, ...more: unknown[]): Promise<Row[]> =>
    (await pool.query(sql, [orderIds, ...more])).rows;
  const orders = await queryRows<AuditedOrder>(
    `select id, order_number as number, status, payment_status as "paymentStatus", total, paid_amount as paid,
       refunded_amount as refunded, overpayment_refunded_amount as "overpaymentRefunded",
       coalesce(retained_amount, 0) as retained,
       status = 'pending' and payment_status = 'pending' and coalesce(payment_deadline <= $2, false) and paid_amount = 0 as "isOverdue",
       (select count(*) from payment_attempts where order_id = orders.id and state in ('opening', 'open', 'pending')) as open,
       exists (select from payment_issues where order_id = orders.id and resolved_at is null) as "hasIssue"
     from orders where id = any($1)`,
    now,
  );
  const ledger = await queryRows<Entry>('select * from payment_transactions where order_id = any($1)');
  const refunds = await queryRows<Refund>(
    `select refunds.*, charge.transaction_id as charge from refunds join payment_transactions as charge on charge.id = charge_id
     where refunds.order_id = any($1)`,
  );
  const attempts = await queryRows<{ order_id: string; provider_order_id: string }>(
    'select order_id, provider_order_id from payment_attempts where order_id = any($1) and provider_order_id is not null',
  );
  return orders.flatMap((order) => {
    const ids = attempts.flatMap((each) => (each.order_id === order.id ? [each.provider_order_id] : []));
    return findBreaches(order, {
      transactions: transactions.filter((each) => each.success && ids.includes(String(each.order.id))),
      ledger: ledger.filter(({ order_id, outcome }) => order_id === order.id && outcome === 'succeeded'),
      refunds: refunds.filter(({ order_id }) => order_id === order.id),
    }).map((breach) => `${order.number}: ${breach}`);
  });
};

type Money = {
  readonly transactions: PaymobGateway['transactions'];
  readonly ledger: readonly Entry[];
  readonly refunds: readonly Refund[];
};

const findBreaches = (order: AuditedOrder, { transactions, ledger, refunds }: Money): string[] => {
  const breaches: string[] = [];
  const same = (what: string, ...[ours, gatewayValue]: readonly unknown[]) => {
    if (JSON.stringify(ours) !== JSON.stringify(gatewayValue))
      breaches.push(`${what}: ${JSON.stringify(ours)}, not ${JSON.stringify(gatewayValue)}`);
  };
  const entries = (kind: string) => ledger.filter((entry) => entry.kind === kind);
  const captured = transactions.filter(({ has_parent_transaction }) => !has_parent_transaction);
  const returned = transactions.filter(({ is_refund }) => is_refund);
  const list = (pairs: readonly (readonly [string, number])[]) => pairs.map(([id, amount]) => `${id} ${amount}`).sort();
  same(
    'charges in the ledger are those of the gateway',
    list(entries('charge').map(({ transaction_id, amount }) => [transaction_id, amount])),
    list(captured.map(({ id, amount_cents }) => [String(id), amount_cents])),
  );
  same(
    'refunds in the ledger are those of the gateway',
    list(entries('refund').map(({ transaction_id, amount }) => [transaction_id, amount])),
    list(returned.map(({ id, amount_cents }) => [String(id), amount_cents])),
  );
  const done = refunds.filter(({ state }) => state === 'done');
  same(
    'refunds of the shop are those of the gateway',
    list(done.map(({ charge, amount }) => [charge, amount])),
    list(returned.map(({ parent_transaction, amount_cents }) => [String(parent_transaction), amount_cents])),
  );
  const paid = sum(entries('charge').filter(({ is_counted }) => is_counted));
  const refunded = sum(entries('refund').filter(({ is_counted }) => is_counted));
  same('sums of the order are those of its ledger', [order.paid, order.refunded], [paid, refunded]);
  const changes = refunds.filter(({ reason }) => reason === 'order_changed' || reason === 'paid_twice');
  const overpaymentRefunded = order.overpaymentRefunded;
  if (changes.every(({ state }) => state !== 'refused')) {
    same('what was given back is the sum of its refunds', overpaymentRefunded, sum(changes));
  }
  same(
    'the payment status follows from the ledger',
    order.paymentStatus,
    toStatus(order.total, paid - overpaymentRefunded, Math.max(0, refunded - overpaymentRefunded)),
  );
  const isClosed = order.status === 'cancelled' || order.paymentStatus !== 'pending';
  if (isClosed) same('a closed order has no open attempt', order.open, 0);
  same('no order is held for ever', order.isOverdue, false);
  const requestedRefunds = sum(done.filter(({ reason }) => ['goodwill', 'return', 'cancelled'].includes(reason)));
  const due =
    order.status === 'cancelled'
      ? order.retained
      : Math.max(0, Math.min(paid - overpaymentRefunded, order.total) - requestedRefunds);
  const net =
    sum(captured.map(({ amount_cents: amount }) => ({ amount }))) -
    sum(returned.map(({ amount_cents: amount }) => ({ amount })));
  const hasPendingRefund = refunds.some(({ state }) => state !== 'done' && state !== 'refused');
  if (net < 0 || (net !== due && !order.hasIssue && !hasPendingRefund))
    breaches.push(`the shop has ${net}, and is due ${due}, without any issue`);
  return breaches;
};

const sum = (entries: readonly { readonly amount: number }[]): number =>
  entries.reduce((total, { amount }) => total + amount, 0);

const toStatus = (total: number, paid: number, refunded: number): string => {
  if (paid <= 0 || paid < total) return 'pending';
  const back = Math.max(0, refunded - (paid - total));
  if (back === 0) return 'paid';
  return back < total ? 'partly_refunded' : 'refunded';
};
