import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCandidates } from '#features/cod-reconciliation/server/settlement-candidates.repository.ts';
import {
  findExistingKeys,
  findLines,
  findSettlement,
  findSettlements,
  findTotals,
  findWaitingSettlements,
} from '#features/cod-reconciliation/server/settlements.repository.ts';
import { explainQueries, runWithoutLimits } from '#tests/support/database.ts';
import { type OpenShop, openShop } from '#tests/support/shop/in-process-shop.ts';
import { courierOf, placeProcessingOrder } from '../testing/shipments.ts';
import { findOpenShipmentsOf, findShipments, findShipmentsOf } from './shipments.repository.ts';

let shop: OpenShop;
let order: { id: string; orderNumber: string };
let courier: string;
let settlement: string;
beforeAll(async () => {
  shop = await openShop();
  order = await placeProcessingOrder(shop, await shop.signUp());
  courier = await courierOf(shop);
  const { pool } = shop.database;
  await runWithoutLimits(
    shop.database,
    `insert into orders (${copied}, order_number, idempotency_key)
     select ${copied}, 'ORD-' || n || '-AAAAAAAAA', gen_random_uuid() from orders, generate_series(1, 20000) as n`,
  );
  await runWithoutLimits(
    shop.database,
    `insert into shipments (order_id, number, courier_id, tracking_number, cash_to_collect, state, created_at)
     select orders.id, 1, $1, 'T' || order_number, 100, (array['packed', 'handed_over', 'delivered', 'delivered'])[1 + row_number() over () % 4],
       now() - row_number() over () * interval '1 minute' from orders`,
    [courier],
  );
  const { rows } = await pool.query(
    `insert into cod_settlements (courier_id, file_name, line_count, amount, repeated_count, created_at)
     select $1, 'settlement.csv', 0, 0, 0, now() - n * interval '1 day' from generate_series(1, 200) as n returning id`,
    [courier],
  );
  settlement = rows[0].id;
  await runWithoutLimits(
    shop.database,
    `insert into cod_settlement_lines (settlement_id, courier_id, key, number, amount, day, outcome, order_id, created_at)
     select cod_settlements.id, $1, sha256((cod_settlements.id || '-' || n)::bytea), n, 100, cod_settlements.created_at::date,
       case when n % 50 = 0 then 'short' else 'paid' end, $2, cod_settlements.created_at + n * interval '1 microsecond'
     from cod_settlements, generate_series(1, 200) as n`,
    [courier, order.id],
  );
  await runWithoutLimits(shop.database, 'analyze');
});
afterAll(() => shop.close());

/** Columns of an order that its copies keep. */
const copied = `user_id, request_hash, language, items, shipping_info, subtotal, discount, bundle_discount, together_discount,
  discount_amount, shipping_cost, tax, tax_percent, bundle_percent, together_percent, total, payment_method, is_gift, gift_wrap,
  shipping_zone, status`;

test('lists, matching and booking use indexes with many parcels and lines', async () => {
  const at = '1780000000000000.0f8fad5b-d9cb-469f-a165-70867728950e';
  const plans = await explainQueries(shop.database, async (watched) => {
    await findShipments(watched, {}, 21);
    await findShipments(watched, { after: at }, 21);
    await findShipments(watched, { state: 'packed', courier }, 21);
    await findShipments(watched, { state: 'lost' }, 21);
    await findShipments(watched, { q: `T${order.orderNumber}` }, 21);
    await findShipmentsOf(watched, [order.id]);
    await findOpenShipmentsOf(watched, [order.id], courier);
    await findCandidates(watched, courier, {
      trackingNumbers: ['TORD-1-AAAAAAAAA'],
      orderNumbers: [order.orderNumber],
    });
    await findSettlements(watched, undefined, 21);
    await findSettlement(watched, settlement);
    await findLines(watched, {}, 21);
    await findLines(watched, { settlement, show: 'all' }, 21);
    await findExistingKeys(watched, courier, [Buffer.alloc(32)]);
    await findWaitingSettlements(watched);
    await findTotals(watched, { from: '2026-11-01', to: '2026-11-07' });
  });
  expect(plans.length).toBeGreaterThanOrEqual(15);
  const complete = plans
    .filter(({ plan }) => /Seq Scan on (?:shipments|orders|cod_settlement_lines)\b/.test(plan))
    .map(({ sql, plan }) => `${sql}\n${plan}`);
  expect(complete).toEqual([]);
});
