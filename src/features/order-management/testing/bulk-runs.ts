import { randomUUID } from 'node:crypto';
import type { BulkRun, BulkRunRow } from '#features/bulk-runs/bulk-runs.admin.contract.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import type { ApiResponse, OpenShop, Refused, SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { OrderBulkAction } from '../bulk-orders.admin.contract.ts';

/** Bulk actions of a member of the staff. */
export const bulkRunsOf = (shop: OpenShop, { token }: SignedIn) => {
  const start = (
    ids: readonly string[],
    change: OrderBulkAction,
    key: string = randomUUID(),
  ): Promise<ApiResponse<BulkRun & Refused>> =>
    shop.request<BulkRun & Refused>('/admin/order-bulk-runs', { body: { key, ids, change }, token });
  const latest = async (): Promise<BulkRun | null> =>
    (await shop.request<{ run: BulkRun | null }>('/admin/bulk-runs?subject=orders', { token })).body.run;
  /** Waits until the last run has ended. */
  const finish = async (): Promise<BulkRun> => {
    let run = await latest();
    await soon(async () => {
      run = await latest();
      if (run?.state === 'running') throw new Error('the run is unfinished');
    });
    if (run === null) throw new Error('there is no run');
    return run;
  };
  const rows = async (id: string, state: BulkRunRow['state']): Promise<BulkRunRow[]> =>
    (await shop.request<{ items: BulkRunRow[] }>(`/admin/bulk-runs/${id}/rows?state=${state}`, { token })).body.items;
  return {
    start,
    latest,
    finish,
    rows,
    stop: (id: string) => shop.request<BulkRun & Refused>(`/admin/bulk-runs/${id}`, { method: 'DELETE', token }),
    /** Starts a run, waits for its end, and returns its counts and refused rows. */
    run: async (ids: readonly string[], change: OrderBulkAction) => {
      const { body } = await start(ids, change);
      const ended = await finish();
      return { ...ended, refusals: await rows(body.id, 'refused') };
    },
  };
};

/** Locks an order until `release`, which may change the order first, so that a run waits for it. */
export const holdOrder = async (
  { database: { pool } }: OpenShop,
  id: string,
): Promise<{ release: (change?: string) => Promise<void> }> => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select from orders where id = $1 for update', [id]);
  return {
    release: async (change) => {
      if (change !== undefined) await client.query(change, [id]);
      await client.query('commit');
      client.release();
    },
  };
};

/** Waits until this number of rows of a run is done and the next one waits for a lock. */
export const waitForHeldRow = ({ database: { pool } }: OpenShop, runId: string, done: number): Promise<void> =>
  soon(async () => {
    const { rows } = await pool.query<{ done: number; waiting: number }>(
      `select (select count(*) from bulk_run_rows where run_id = $1 and state = 'done')::int as done,
         (select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database())::int as waiting`,
      [runId],
    );
    if (rows[0]?.done !== done || rows[0].waiting === 0) throw new Error('the run does not wait yet');
  });
