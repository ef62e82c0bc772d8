import { setTimeout as pause } from 'node:timers/promises';
import { environmentName } from '../../server/payments/payment-environment.ts';
import { auditPayments } from '../support/payments/audit-payments.ts';
import { openPaymobGateway, type PaymobGateway } from '../support/payments/paymob-gateway.ts';
import { onStage, type Stage } from './environment.ts';
import { createOrderInputs, stockBefore } from './order-inputs.ts';
import { startPayments } from './payment-stream.ts';
import { chanceOf, type Figures, must, type Proof } from './scenario.ts';

const BUYERS = 6;

/** Longest time for one round of questions to the gateway: 40 seconds of questions, then up to fifty cancellations, beside other load. */
const PATIENCE_MS = 300_000;

/** Runs a scheduled task now, and waits for its end. */
const runTask = async ({ database: { pool } }: Stage, task: string): Promise<void> => {
  const { rows } = await pool.query<{ id: string }>('select id from graphile_worker.add_job($1, job_key => $1)', [
    task,
  ]);
  const isOver = async () =>
    (await pool.query('select from graphile_worker.jobs where id = $1', [rows[0]?.id])).rowCount === 0;
  for (const end = Date.now() + PATIENCE_MS; !(await isOver()); await pause(50))
    must(Date.now() < end, 'a scheduled task ends', task, await lastErrors(pool, rows[0]?.id));
};

const lastErrors = async (pool: Stage['database']['pool'], id: string | undefined) =>
  (await pool.query('select attempts, run_at, locked_at, last_error from graphile_worker.jobs where id = $1', [id]))
    .rows;

const countOf = async ({ database: { pool } }: Stage, sql: string): Promise<number> =>
  Number((await pool.query<{ count: string }>(sql)).rows[0]?.count);

/**
 * Lets everything come to its end as hours would: jobs of killed processes are released, unpaid orders are over, and the gateway is
 * asked about every attempt and refund.
 */
const settle = async (stage: Stage): Promise<void> => {
  const { pool } = stage.database;
  await stage.killShop();
  await pool.query(`update graphile_worker._private_jobs set locked_at = locked_at - interval '10 minutes'`);
  await stage.startShop();
  for (let day = 0; day < 3; day += 1) {
    await pool.query(`update orders set pay_by = now() - interval '1 minute' where pay_by is not null`);
    await pool.query(
      `update refunds set created_at = created_at - interval '1 hour', sent_at = sent_at - interval '1 hour'`,
    );
    await pool.query(`update payment_attempts set created_at = created_at - interval '25 hours',
      checked_at = checked_at - interval '25 hours'`);
    const begun = (await pool.query<{ now: Date }>('select now()')).rows[0]?.now;
    while (
      (await countOf(stage, `select count(*) from orders where status = 'pending' and payment_status = 'pending'`)) > 0
    )
      await runTask(stage, 'cancel-unpaid-orders');
    const unasked = `select count(*) from payment_attempts where provider_order_id is not null
      and (checked_at is null or checked_at < '${begun?.toISOString()}')`;
    while ((await countOf(stage, unasked)) > 0) await runTask(stage, 'reconcile-payments');
    await runTask(stage, 'reconcile-payments');
    const jobs = `select count(*) from graphile_worker.jobs where task_identifier in ('check-payment', 'send-refund')
      and attempts < max_attempts`;
    for (const end = Date.now() + PATIENCE_MS; (await countOf(stage, jobs)) > 0; await pause(100))
      must(Date.now() < end, 'the jobs of payments are done');
  }
};

const audit = async (
  { database: { pool } }: Stage,
  gateway: PaymobGateway,
  numbers: readonly string[],
): Promise<Figures> => {
  const { rows } = await pool.query<{ id: string; number: string; status: string; payment: string }>(
    'select id, order_number as number, status, payment_status as payment from orders',
  );
  const known = new Set(rows.map(({ number }) => number));
  must(
    numbers.every((number) => known.has(number)),
    'every order that was acknowledged is there',
  );
  const breaches = await auditPayments(pool, gateway, { now: new Date(), orderIds: rows.map(({ id }) => id) });
  must(breaches.length === 0, 'the shop has the money of the gateway', breaches.slice(0, 5));
  const stock = await pool.query<{ id: string; stock: number; sold: number }>(`
    select id, stock, coalesce((select sum((item ->> 'quantity')::integer) from orders, jsonb_array_elements(items) item
      where status <> 'cancelled' and item ->> 'productId' = products.id), 0)::integer as sold from products`);
  for (const { id, stock: left, sold } of stock.rows)
    must(left + sold === stockBefore.get(id), 'stock is what was there less what was sold', id, left, sold);
  const count = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).length;
  return {
    orders: rows.length,
    paid: count(({ status, payment }) => status === 'pending' && payment === 'paid'),
    'cancelled unpaid': count(({ status, payment }) => status === 'cancelled' && payment === 'pending'),
    'charges at the gateway': gateway.transactions.filter((each) => each.success && !each.has_parent_transaction)
      .length,
    'refunds at the gateway': gateway.transactions.filter((each) => each.success && each.is_refund).length,
  };
};

/** Kills the shop while customers pay: in the end it has the money of the gateway, once, and stock that is sold or free. */
export const paymentKills: Proof = async ({ seed, rounds }) => {
  const gateway = await openPaymobGateway();
  gateway.behave({ webhooks: { later: 30 } });
  const keys = Object.entries(gateway.values).map(([field, value]) => [environmentName('paymob', field), value]);
  try {
    return await onStage(
      'postgres',
      async (stage) => {
        const chance = chanceOf(seed);
        await createOrderInputs(stage.database);
        const stream = startPayments({ url: stage.url, gateway, chance, buyers: BUYERS });
        for (let round = 1; round <= rounds; round += 1) {
          await pause(chance.between(300, 2_500));
          await stage.killShop();
          await stage.startShop();
        }
        await pause(1_000);
        const numbers = await stream.end();
        // webhooks that were on their way
        await pause(200);
        await settle(stage);
        return { kills: rounds, ...(await audit(stage, gateway, numbers)) };
      },
      Object.fromEntries(keys),
    );
  } finally {
    await gateway.close();
  }
};
