import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DashboardSummary } from '#features/admin/dashboard.admin.contract.ts';
import { courierOf } from '#features/fulfillment/testing/shipments.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { AdminSettlement } from '../cod-reconciliation.admin.contract.ts';

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const as = <Body>(method: string, path: string, body?: object) =>
  shop.request<Body & Refused>(path, { method, body, token: admin.token });

/** Imports a file with two lines. */
const read = async () => {
  const courierId = await courierOf(shop);
  const columns = { trackingNumber: 'AWB', orderNumber: null, amount: 'COD', fee: null, day: null };
  await as('PUT', `/admin/couriers/${courierId}/settlement-columns`, { columns });
  const body = new FormData();
  for (const [name, value] of Object.entries({ courierId, language: 'en', day: '2026-11-30' }))
    body.append(name, value);
  body.append('file', new File(['AWB;COD\r\nAWB-1;450\r\nAWB-2;300'], 'bosta.csv'));
  return as<AdminSettlement>('POST', '/admin/settlements', body);
};

test('stopping a settlement during a booking reports the number of lines actually removed', async () => {
  const { body } = await read();
  const booking = await shop.database.pool.connect();
  try {
    await booking.query('begin');
    await booking.query(
      `update cod_settlement_lines set outcome = 'short' where settlement_id = $1 and tracking_number = $2`,
      [body.id, 'AWB-1'],
    );
    const stopping = as<AdminSettlement>('POST', `/admin/settlements/${body.id}/stop`, {});
    await soon(async () => {
      const { rowCount } = await shop.database.pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rowCount).toBe(1);
    });
    await booking.query('commit');
    expect((await stopping).body).toMatchObject({ lineCount: 1, waiting: 0 });
  } finally {
    booking.release();
  }
  const { rows } = await shop.database.pool.query(
    `select details from audit_log where action = 'settlement.stopped' order by created_at desc limit 1`,
  );
  expect(rows[0].details).toEqual({ count: 1 });
  // the other line needs a decision, which the navigation displays
  const summary = await as<DashboardSummary>('GET', '/admin/dashboard/summary');
  expect(summary.body.waiting['settlementLines']).toBe(1);
});
