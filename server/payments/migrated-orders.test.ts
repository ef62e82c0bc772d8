import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedPaymentStatuses } from '../../domain/orders/status.ts';
import { type LedgerEntry, orderMoney } from '../../domain/payments/order-money.ts';
import { manualMethods } from '../../domain/payments/payment-methods.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { type FreshDatabase, freshDatabase } from '../../tests/support/database.ts';
import { migrationFolders } from '../migration-folders.ts';

/** The first migration that knows of a ledger. */
const PAYMENTS = '0004-payments.sql';

let database: FreshDatabase;
let place: string;
let before: Record<string, unknown>[];

const ordersNow = async () =>
  (
    await database.pool.query(
      'select order_number, status, payment_method, payment_status, total from orders order by 1',
    )
  ).rows;

beforeAll(async () => {
  database = await freshDatabase({ isMigrated: false });
  place = await mkdtemp(join(tmpdir(), 'migrations-'));
  const earlier = join(place, 'server/migrations');
  const own = migrationFolders.find((folder) => folder.endsWith('server/migrations')) ?? '';
  await cp(own, earlier, {
    recursive: true,
    filter: (source) => !/^\d{4}-/.test(basename(source)) || basename(source) < PAYMENTS,
  });
  await migrate(
    database.url,
    migrationFolders.map((folder) => (folder === own ? earlier : folder)),
  );
  // every method, status and payment status of the shop before payments, also of an order that cost nothing
  await database.pool.query(
    `insert into orders (order_number, idempotency_key, request_hash, language, items, shipping_info, subtotal, discount,
       bundle_discount, together_discount, discount_amount, shipping_cost, tax, total, status, payment_method, payment_status,
       is_gift, gift_wrap)
     select 'ORD-' || (1700000000000 + row_number() over ()) || '-ABCDEFGHI', gen_random_uuid(), '', 'ar', '[{}]', '{}', 100 + total, 100, 0, 0, 100, 0, 0, total, status,
       method, payment, false, false
     from unnest($1::text[]) method, unnest(array['pending', 'paid', 'refunded']) payment,
       unnest(array['pending', 'delivered', 'cancelled']) status, unnest(array[0, 1, 157500]) total`,
    [manualMethods],
  );
  before = await ordersNow();
  await migrate(database.url, migrationFolders);
});
afterAll(async () => {
  await database.drop();
  await rm(place, { recursive: true });
});

test('every old order keeps its status, its payment status and its method', async () => {
  expect(before).toHaveLength(3 * 3 * 3 * 3);
  expect(await ordersNow()).toEqual(before);
});

test('the ledger of every old order says what its payment status says, with the same sums', async () => {
  const { rows } = await database.pool.query<{
    id: string;
    total: number;
    payment_status: string;
    paid_amount: number;
    refunded_amount: number;
  }>('select * from orders');
  const { rows: entries } = await database.pool.query<LedgerEntry & { readonly order_id: string }>(
    'select * from payment_transactions',
  );
  for (const { id, total, payment_status, paid_amount, refunded_amount } of rows) {
    const { paid, refunded, status } = orderMoney(
      total,
      entries.filter(({ order_id }) => order_id === id),
    );
    expect({ paid, refunded }).toEqual({ paid: paid_amount, refunded: refunded_amount });
    // what cost nothing has no ledger
    if (total > 0) expect([total, status]).toEqual([total, payment_status]);
    expect(storedPaymentStatuses).toContain(payment_status);
  }
});

test('what was sent back is a finished refund of its charge; nothing is open, and nothing needs a look', async () => {
  const { rows } = await database.pool.query(`
    select count(*) filter (where orders.payment_status = 'refunded' and total > 0) as refunded,
      (select count(*) from refunds join payment_transactions charge on charge.id = charge_id and charge.kind = 'charge'
        where state = 'done' and refunds.amount = charge.amount) as refunds,
      (select count(*) from payment_attempts where state <> 'succeeded') as open,
      (select count(*) from payment_issues) as issues
    from orders`);
  expect(rows).toEqual([{ refunded: 18, refunds: 18, open: 0, issues: 0 }]);
});
