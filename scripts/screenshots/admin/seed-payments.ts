import { createHash } from 'node:crypto';
import type { Database } from '#core/server/database/connect.ts';
import { insertRow } from './insert-row.ts';
import type { DemoOrder } from './place-orders.ts';
import { transferPicture } from './transfer-picture.ts';

const HOUR_MS = 3_600_000;

/** Inserts the ledger of the paid orders, one with a refused card and a refund, transfers to check, and what does not fit. */
export const seedPayments = async (
  pool: Database['pool'],
  orders: readonly DemoOrder[],
  adminId: string | null,
): Promise<void> => {
  for (const order of orders) if (order.isPaid) await pay(pool, order, adminId);
  await seedTransfers(pool, orders, adminId);
  await seedIssues(pool, orders, adminId);
};

const providers = {
  cash_on_delivery: 'cash_on_delivery',
  bank_transfer: 'instapay',
  card: 'paymob',
  wallet: 'paymob',
} as const;
const instruments = { cash_on_delivery: 'cash', bank_transfer: 'transfer', card: 'card', wallet: 'wallet' } as const;

/** The attempt and the charge that paid an order; the newest card was refused first, and a part of it went back. */
const pay = async (pool: Database['pool'], order: DemoOrder, adminId: string | null): Promise<void> => {
  const { id, index, method, total, at } = order;
  const isByGateway = method === 'card' || method === 'wallet';
  const isRefused = index === REFUNDED;
  const number = isRefused ? 2 : 1;
  const provider = providers[method];
  const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  const attempt = (which: number, minutes: number, columns: object) =>
    insertRow(pool, 'payment_attempts', {
      order_id: id,
      number: which,
      provider,
      method,
      amount: total,
      is_live: true,
      reference: `${order.number}-${which}`,
      provider_order_id: isByGateway ? String(31_840_200 + index * 10 + which) : `${order.number}-${which}`,
      created_at: later(minutes),
      changed_at: later(minutes + 2),
      ...columns,
    });
  if (isRefused) await attempt(1, 1, { state: 'failed', reason: 'insufficient_funds' });
  const attemptId = await attempt(number, isByGateway ? 5 : 60, { state: 'succeeded' });
  const entry = (columns: object) =>
    insertRow(pool, 'payment_transactions', {
      order_id: id,
      attempt_id: attemptId,
      provider,
      outcome: 'succeeded',
      currency: 'EGP',
      is_live: true,
      is_counted: true,
      instrument: instruments[method],
      ...(method === 'card' ? { brand: 'MasterCard', last4: '2346' } : {}),
      recorded_by: isByGateway ? 'webhook' : 'admin',
      admin_id: isByGateway ? null : adminId,
      ...columns,
    });
  const charge = isByGateway ? String(214_500_000 + index * 7) : `${order.number}-${number}-charge`;
  const chargeId = await entry({
    transaction_id: charge,
    kind: 'charge',
    amount: total,
    recorded_at: later(62),
    confirmed_at: isByGateway ? later(63) : null,
  });
  const refunded = isRefused ? 15_000 : 0;
  if (isRefused) {
    await entry({
      transaction_id: `${charge}5`,
      parent_id: charge,
      kind: 'refund',
      amount: refunded,
      recorded_at: later(900),
      confirmed_at: later(901),
    });
    await insertRow(pool, 'refunds', {
      order_id: id,
      charge_id: chargeId,
      amount: refunded,
      reason: 'goodwill',
      state: 'done',
      note: 'خدش صغير في الطبق، قبله العميل بخصم',
      provider_refund_id: `${charge}5`,
      admin_id: adminId,
      created_at: later(899),
      sent_at: later(899),
      done_at: later(900),
    });
  }
  await pool.query(
    `update orders set paid_amount = total, refunded_amount = $2::bigint,
       payment_status = case when $2::bigint > 0 then 'partly_refunded' else payment_status end
     where id = $1`,
    [id, refunded],
  );
};

/** Place of the order whose card was refused first. */
const REFUNDED = 4;

/** Two transfers wait, one was accepted, and one of a cancelled order was rejected. */
const seedTransfers = async (
  pool: Database['pool'],
  orders: readonly DemoOrder[],
  adminId: string | null,
): Promise<void> => {
  const proofs = [
    { place: 0, reference: 'IPN20261126004417', rest: { state: 'sent' } },
    { place: 3, reference: null, rest: { state: 'sent' } },
    { place: 6, reference: 'IPN20261122118203', rest: { state: 'accepted' } },
    { place: 9, reference: 'IPN20261120551190', rest: { state: 'rejected', reason: 'المبلغ أقل من إجمالي الطلب' } },
  ];
  for (const { place: index, reference, rest: columns } of proofs) {
    const order = orders[index];
    if (!order) continue;
    const picture = await transferPicture({ amount: order.total, at: order.at, reference });
    const hash = createHash('sha256').update(picture).digest();
    const isDecided = columns.state !== 'sent';
    await insertRow(pool, 'transfer_proofs', {
      order_id: order.id,
      bank_reference: reference,
      picture,
      upload_hash: hash,
      picture_hash: hash,
      created_at: new Date(order.at.getTime() + HOUR_MS),
      decided_at: isDecided ? new Date(order.at.getTime() + 4 * HOUR_MS) : null,
      admin_id: isDecided ? adminId : null,
      ...columns,
    });
  }
};

const seedIssues = async (
  pool: Database['pool'],
  orders: readonly DemoOrder[],
  adminId: string | null,
): Promise<void> => {
  const issues = [
    { kind: 'paid_twice', place: 11, subject: '214500912' },
    { kind: 'wrong_amount', place: 18, subject: '214500744', amount: 50_000 },
    { kind: 'unmatched', place: null, subject: '31849977', amount: 184_500 },
    { kind: 'chargeback', place: 32, subject: '214499310', note: 'أرسلنا للبنك صورة إيصال التسليم وكسبنا الاعتراض' },
  ];
  for (const [step, { kind, place: index, subject, amount, note }] of issues.entries()) {
    const order = index === null ? undefined : orders[index];
    const at = new Date((orders[0]?.at.getTime() ?? 0) - step * 31 * HOUR_MS);
    await insertRow(pool, 'payment_issues', {
      kind,
      order_id: order?.id ?? null,
      provider: 'paymob',
      subject,
      amount: amount ?? order?.total ?? null,
      created_at: at,
      ...(note === undefined ? {} : { note, resolved_by: adminId, resolved_at: new Date(at.getTime() + 26 * HOUR_MS) }),
    });
  }
};
