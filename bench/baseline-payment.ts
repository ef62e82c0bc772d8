import type { Pool } from 'pg';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';

/** An attempt, and the transaction that pays it. */
export type PaidAttempt = {
  readonly id: string;
  readonly orderId: string;
  readonly providerOrderId: string;
  readonly transactionId: string;
  readonly amount: number;
};

/**
 * Baseline of reported payments: writes the same rows as a first payment, including the jobs of its mails and of the query to the
 * gateway, in one transaction of six prepared statements, `begin` and `commit` among them. It reads nothing for its mails: the payloads
 * of the jobs are encrypted beforehand. The shop reads the order and the customer's address, which is its seventh statement.
 */
export const rawEvents = (pool: Pool, secretKey: Buffer): ((attempt: PaidAttempt) => Promise<void>) => {
  const box = createSecretBox(secretKey);
  const encrypted = box.encrypt('message', JSON.stringify({ attemptId: '00000000-0000-4000-8000-000000000000' }));
  return async ({ id, orderId, providerOrderId, transactionId, amount }) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query({
        name: 'lock',
        text: `select payment_attempts.*, orders.* from orders join payment_attempts on payment_attempts.order_id = orders.id
          where provider = 'paymob' and provider_order_id = $1 for update`,
        values: [providerOrderId],
      });
      await client.query({
        name: 'event',
        text: `insert into payment_transactions (order_id, attempt_id, provider, transaction_id, kind, outcome, amount, currency,
            is_live, is_counted, instrument, brand, last4, recorded_by, recorded_at)
          values ($1, $2, 'paymob', $3, 'charge', 'succeeded', $4, 'EGP', false, true, 'card', 'MasterCard', '2346', 'webhook', now())
          on conflict (provider, transaction_id, kind, outcome) do nothing`,
        values: [orderId, id, transactionId, amount],
      });
      await client.query({
        name: 'money',
        text: `with attempt as (
            update payment_attempts set state = 'succeeded', changed_at = now() where id = $1
          ), history as (
            insert into order_status_changes (order_id, from_payment, to_payment) values ($2, 'pending', 'paid')
          )
          update orders set paid_amount = $3, payment_status = 'paid', payment_deadline = null where id = $2`,
        values: [id, orderId, amount],
      });
      await client.query({
        name: 'jobs',
        text: `select from unnest(array['check-payment', 'check-payment', 'check-payment']) as task,
          graphile_worker.add_job(task, payload => json_build_object('encrypted', $1::text), job_key => gen_random_uuid()::text,
            max_attempts => 5)`,
        values: [encrypted.toString('base64')],
      });
      await client.query('commit');
    } finally {
      client.release();
    }
  };
};
