import { setTimeout as pause } from 'node:timers/promises';
import { openPaymobGateway, type PaymobGateway } from '#features/payments/providers/paymob/testing/paymob-gateway.ts';
import { environmentName } from '#features/payments/server/settings/payment-environment.ts';
import { onStage, type Stage } from './environment.ts';
import { must } from './scenario.ts';

/** Maximum time of one reconciliation: 40 seconds of queries, then up to fifty cancellations, under other load. */
const TIMEOUT_MS = 300_000;

/** Runs a scheduled task now, and waits for its end. */
export const runTask = async ({ database: { pool } }: Stage, task: string): Promise<void> => {
  const { rows } = await pool.query<{ id: string }>('select id from graphile_worker.add_job($1, job_key => $1)', [
    task,
  ]);
  const hasEnded = async () =>
    (await pool.query('select from graphile_worker.jobs where id = $1', [rows[0]?.id])).rowCount === 0;
  for (const end = Date.now() + TIMEOUT_MS; !(await hasEnded()); await pause(50))
    must(Date.now() < end, 'a scheduled task ends', task, await lastErrors(pool, rows[0]?.id));
};

const lastErrors = async (pool: Stage['database']['pool'], id: string | undefined) =>
  (await pool.query('select attempts, run_at, locked_at, last_error from graphile_worker.jobs where id = $1', [id]))
    .rows;

const countOf = async ({ database: { pool } }: Stage, sql: string): Promise<number> =>
  Number((await pool.query<{ count: string }>(sql)).rows[0]?.count);

/** Kills the shop and starts it again; jobs of the killed process are released at once, and retries are due, instead of after minutes. */
export const restartAfterKill = async (stage: Stage): Promise<void> => {
  await stage.killShop();
  await stage.database.pool.query(
    `update graphile_worker._private_jobs set locked_at = locked_at - interval '10 minutes', run_at = least(run_at, now())`,
  );
  await stage.startShop();
};

/** Runs a function with a shop on PostgreSQL whose cards are paid at a gateway of the tests. */
export const onPaymentStage = async <Result>(
  work: (stage: Stage, gateway: PaymobGateway) => Promise<Result>,
): Promise<Result> => {
  const gateway = await openPaymobGateway();
  gateway.behave({ webhooks: { later: 30 } });
  const keys = Object.entries(gateway.values).map(([field, value]) => [environmentName('paymob', field), value]);
  try {
    return await onStage('postgres', (stage) => work(stage, gateway), Object.fromEntries(keys));
  } finally {
    await gateway.close();
  }
};

/**
 * Settles everything like the passage of hours: jobs of killed processes are released, unpaid orders expire, and every attempt
 * and refund is queried at the gateway.
 */
export const settlePayments = async (stage: Stage): Promise<void> => {
  const { pool } = stage.database;
  await restartAfterKill(stage);
  for (let day = 0; day < 3; day += 1) {
    await pool.query(
      `update orders set payment_deadline = now() - interval '1 minute' where payment_deadline is not null`,
    );
    await pool.query(
      `update refunds set created_at = created_at - interval '1 hour', sent_at = sent_at - interval '1 hour'`,
    );
    await pool.query(`update payment_attempts set created_at = created_at - interval '25 hours',
      checked_at = checked_at - interval '25 hours'`);
    const startedAt = (await pool.query<{ now: Date }>('select now()')).rows[0]?.now;
    // an order that was paid before its change has no payment deadline, and neither has one with cash on delivery
    const unpaid = `select count(*) from orders where status = 'pending' and payment_status = 'pending' and payment_deadline is not null`;
    while ((await countOf(stage, unpaid)) > 0) await runTask(stage, 'cancel-unpaid-orders');
    const unqueried = `select count(*) from payment_attempts where provider = 'paymob' and provider_order_id is not null
      and (checked_at is null or checked_at < '${startedAt?.toISOString()}')`;
    while ((await countOf(stage, unqueried)) > 0) await runTask(stage, 'reconcile-payments');
    await runTask(stage, 'reconcile-payments');
    const jobs = `select count(*) from graphile_worker.jobs where task_identifier in ('check-payment', 'send-refund')
      and attempts < max_attempts`;
    for (const end = Date.now() + TIMEOUT_MS; (await countOf(stage, jobs)) > 0; await pause(100))
      must(Date.now() < end, 'the jobs of payments are done');
  }
};
