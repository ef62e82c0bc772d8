import { createHmac, randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { signedMessage } from '#features/payments/providers/paymob/server/paymob-signature.ts';
import type { Running } from '../scripts/lib/run-process.ts';
import { type PaidAttempt, rawEvents } from './baseline-payment.ts';
import { signUp } from './checkout-users.ts';
import { send } from './lib/send.ts';
import type { Bench } from './measure.ts';
import { median, type Row, ratioOf, rounded } from './thresholds.ts';

/** Keys without the one for queries, so that the gateway itself is never called. */
const HMAC_SECRET = '0123456789ABCDEF0123456789ABCDEF';
const INTEGRATION = 1001;
const keys = {
  PAYMOB_SECRET_KEY: 'egy_sk_test_0123456789abcdef0123456789abcdef',
  PAYMOB_PUBLIC_KEY: 'egy_pk_test_0123456789abcdefghij',
  PAYMOB_HMAC_SECRET: HMAC_SECRET,
  PAYMOB_CARD_INTEGRATION: String(INTEGRATION),
};

/** As many as webhooks are handled at once. */
const SENDERS = 8;

/** More than a measurement of two seconds uses. */
const PREPARED_PER_SECOND = 1_500;

type Record = (attempt: PaidAttempt) => Promise<void>;

/** Measures payments that a gateway reports, through the whole shop, against the same rows written by the driver to the same database. */
export const measurePayments = async ({ openShop, databaseUrl, secretKey, options, note }: Bench): Promise<Row[]> => {
  const shop = await openShop('src/server/main.ts', keys);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: SENDERS });
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
  try {
    const { userId } = await signUp(shop, 200);
    const throughShop: Record = (attempt) => report(agent, shop, attempt);
    const throughDriver = rawEvents(pool, secretKey);
    const rows: Row[] = [];
    for (const [what, senders] of [
      ['one after the other', 1],
      [`${SENDERS} at once`, SENDERS],
    ] as const) {
      const [ours, baseline]: [number[], number[]] = [[], []];
      const measure = async (record: Record, seconds: number) => {
        const attempts = await prepareAttempts(pool, userId, Math.ceil(PREPARED_PER_SECOND * seconds));
        await waitForJobs(pool);
        return recordAll(attempts, senders, seconds, record);
      };
      // warms connections, plans and code before the measurement
      await measure(throughShop, 0.5);
      await measure(throughDriver, 0.5);
      for (let round = 0; round < options.rounds; round += 1) {
        ours.push(await measure(throughShop, options.seconds));
        baseline.push(await measure(throughDriver, options.seconds));
      }
      note(`${what}: ${rounded(median(ours))} of ${rounded(median(baseline))} payments a second`);
      rows.push({
        what: `reported payments, ${what}`,
        ratio: ratioOf(median(ours), median(baseline)),
        figures: [{ name: '', value: rounded(median(ours)), unit: 'payments/s' }],
        anchor: {
          name: 'the same transaction by the bare driver',
          value: rounded(median(baseline)),
          unit: 'payments/s',
        },
      });
    }
    return rows;
  } finally {
    agent.destroy();
    await pool.end();
    await shop.stop();
  }
};

/** Records attempts for this duration, and returns their number per second. */
const recordAll = async (
  attempts: readonly PaidAttempt[],
  senders: number,
  seconds: number,
  record: Record,
): Promise<number> => {
  const remaining = attempts.values();
  const startedAt = performance.now();
  let count = 0;
  const work = async () => {
    for (const attempt of remaining) {
      if (performance.now() - startedAt > seconds * 1000) return;
      await record(attempt);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: senders }, work));
  return (count * 1000) / (performance.now() - startedAt);
};

const report = async (agent: Agent, { url }: Running, { providerOrderId, transactionId, amount }: PaidAttempt) => {
  const obj = {
    id: Number(transactionId),
    pending: false,
    success: true,
    error_occured: false,
    amount_cents: amount,
    currency: 'EGP',
    created_at: '2026-11-26T04:00:00.000001',
    integration_id: INTEGRATION,
    is_auth: false,
    is_capture: false,
    is_voided: false,
    is_refunded: false,
    is_standalone_payment: true,
    is_3d_secure: true,
    has_parent_transaction: false,
    is_live: false,
    owner: 1,
    order: { id: Number(providerOrderId), paid_amount_cents: amount },
    source_data: { type: 'card', sub_type: 'MasterCard', pan: '2346' },
    data: { txn_response_code: 'APPROVED' },
  };
  const hmac = createHmac('sha512', HMAC_SECRET)
    .update(signedMessage(obj) ?? '')
    .digest('hex');
  const path = `/payments/webhooks/paymob?hmac=${hmac}`;
  const { status, body } = await send(agent, url, { method: 'POST', path, body: { type: 'TRANSACTION', obj } });
  if (status !== '200') throw new Error(`a webhook was answered with ${status} ${body}`);
};

let lastId = 10_000_000;

/** Inserts orders that wait for their payment, each with an open attempt. */
const prepareAttempts = async (pool: pg.Pool, userId: string, count: number): Promise<PaidAttempt[]> => {
  const first = lastId + 1;
  lastId += count;
  const { rows } = await pool.query<{ id: string; order_id: string; provider_order_id: string; amount: number }>(
    `with placed as (
       insert into orders (user_id, order_number, idempotency_key, request_hash, language, items, shipping_info, subtotal, discount,
         bundle_discount, together_discount, discount_amount, shipping_cost, tax, total, payment_method, is_gift, gift_wrap)
       select $1, 'ORD-' || (1700000000000 + n) || '-' || upper(substr(md5($2 || n::text), 1, 9)), gen_random_uuid(), '', 'ar',
         '[{"productId":"plate-lotus-01","name":{"ar":"إفريز اللوتس","en":"Lotus Frieze"},"subtitle":{"ar":"طبق","en":"plate"},
           "unitPrice":125000,"quantity":1,"lineTotal":125000,"togetherDiscount":0}]'::jsonb,
         '{"fullName":"سلمى حسن","email":"salma@example.com","phone":"+201001234567","address":"١٢ شارع المعز","city":"القاهرة",
           "postalCode":"11511"}'::jsonb,
         125000, 0, 0, 0, 0, 15000, 17500, 157500, 'card', false, false
       from generate_series($3::integer, $4::integer) n
       returning id, order_number, total, created_at
     ), numbered as (select *, row_number() over () + $3 - 1 as n from placed)
     insert into payment_attempts (order_id, number, provider, method, amount, is_live, reference, state, provider_order_id,
       created_at, changed_at)
     select id, 1, 'paymob', 'card', total, false, order_number || '-1', 'open', n::text, created_at, created_at from numbered
     returning id, order_id, provider_order_id, amount::integer`,
    [userId, randomUUID(), first, lastId],
  );
  // so that plans are those of a table of this size
  await pool.query('analyze orders, payment_attempts, payment_transactions, refunds, payment_issues');
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    providerOrderId: row.provider_order_id,
    transactionId: row.provider_order_id,
    amount: row.amount,
  }));
};

/** Waits for an empty job queue, so that no measurement includes the mails of the one before. */
const waitForJobs = async (pool: pg.Pool): Promise<void> => {
  const isEmpty = async () =>
    (await pool.query(`select from graphile_worker.jobs where task_identifier in ('mail', 'check-payment') limit 1`))
      .rowCount === 0;
  while (!(await isEmpty())) await pause(50);
};
