import type { Pool } from 'pg';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';

/** Stored payment records of one order. */
export type PaymentRecords = {
  readonly order: {
    readonly status: string;
    readonly payment_status: string;
    readonly payment_method: string;
    readonly total: number;
    readonly paid_amount: number;
    readonly refunded_amount: number;
    readonly payment_deadline: Date | null;
  };
  readonly attempts: readonly { readonly id: string; readonly state: string; readonly reason: string | null }[];
  readonly ledger: readonly {
    readonly id: number;
    readonly transaction_id: string;
    readonly kind: string;
    readonly outcome: string;
    readonly amount: number;
    readonly is_counted: boolean;
    readonly recorded_by: string;
  }[];
  readonly refunds: readonly {
    readonly id: string;
    readonly amount: number;
    readonly reason: string;
    readonly state: string;
  }[];
  readonly issues: readonly { readonly kind: string; readonly isOpen: boolean }[];
  /** Payment statuses in the order history, oldest first. */
  readonly history: readonly string[];
};

export const readPaymentRecords = async (pool: Pool, orderId: string): Promise<PaymentRecords> => {
  const queryRows = async <Row>(sql: string): Promise<Row[]> => (await pool.query(sql, [orderId])).rows;
  const [order] = await queryRows<PaymentRecords['order']>('select * from orders where id = $1');
  if (order === undefined) throw new Error('order not found');
  return {
    order,
    attempts: await queryRows('select * from payment_attempts where order_id = $1 order by number'),
    ledger: await queryRows('select * from payment_transactions where order_id = $1 order by id'),
    refunds: await queryRows('select * from refunds where order_id = $1 order by created_at, id'),
    issues: await queryRows(
      `select kind, resolved_at is null as "isOpen" from payment_issues where order_id = $1 order by created_at, kind`,
    ),
    history: (
      await queryRows<{ to_payment: string }>(
        'select to_payment from order_status_changes where order_id = $1 and to_payment is not null order by id',
      )
    ).map(({ to_payment }) => to_payment),
  };
};

/** An unsent mail. */
export type WaitingMail = {
  readonly kind: string;
  readonly event?: string;
  readonly to: string;
  readonly order?: { readonly orderNumber: string };
};

type Job = { readonly id: string; readonly task: string; readonly payload: { readonly encrypted?: string } };

const decrypt = (box: Pick<SecretBox, 'decrypt'>, { payload: { encrypted } }: Job): unknown =>
  encrypted === undefined ? null : JSON.parse(box.decrypt('message', Buffer.from(encrypted, 'base64')));

const columns = 'job.id, job.payload, task.identifier as task';
const jobs =
  'graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id';

export const findWaitingMails = async (pool: Pool, box: Pick<SecretBox, 'decrypt'>): Promise<WaitingMail[]> => {
  const { rows } = await pool.query<Job>(
    `select ${columns} from ${jobs} where task.identifier = 'mail' order by job.id`,
  );
  return rows.map((row) => decrypt(box, row) as WaitingMail);
};

/** A job taken from the queue. */
type TakenJob = { readonly task: string; readonly payload: unknown; readonly putBack: () => Promise<void> };

/** Takes all waiting jobs of some tasks from the queue, oldest first. */
export const takeJobs = async (
  pool: Pool,
  box: Pick<SecretBox, 'decrypt'>,
  tasks: readonly string[],
): Promise<TakenJob[]> => {
  const { rows } = await pool.query<Job>(
    `delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
     where task.id = job.task_id and task.identifier = any($1)
       and job.id in (select id from graphile_worker._private_jobs order by id for update skip locked) returning ${columns}`,
    [tasks],
  );
  rows.sort((one, other) => Number(one.id) - Number(other.id));
  return rows.map((row) => ({
    task: row.task,
    payload: decrypt(box, row),
    putBack: async () => {
      await pool.query('select from graphile_worker.add_job($1, $2::json)', [row.task, JSON.stringify(row.payload)]);
    },
  }));
};
