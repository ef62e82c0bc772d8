import { afterAll, beforeAll, expect, test } from 'vitest';
import { retentionTasks } from '#core/server/privacy/define-personal-data.ts';
import { insertManyOrders } from '#features/orders/testing/orders.ts';
import { registry } from '#generated/server.gen.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { serveShop } from '#tests/support/shop/http-shop.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** Returns the time this number of days before the clean-up. */
const ago = (days: number) => new Date(Date.UTC(2026, 5, 15) - days * 86_400_000);

const deleteExpired = async () => {
  for (const { run } of retentionTasks(registry)) await run({ database, clock: () => ago(0) });
};

const listRemaining = async (table: string, column: string) => {
  const { rows } = await database.pool.query(`select ${column} as name from ${table} order by 1`);
  return rows.map(({ name }) => name);
};

test('search counts are deleted after 26 weeks, counts of rare searches after their week', async () => {
  // the clean-up is on a Monday; its week began on 13 June
  for (const [term, week, searches] of [
    ['expired', '2025-12-06', 9],
    ['last', '2025-12-13', 9],
    ['rare', '2026-06-06', 2],
    ['rare, of this week', '2026-06-13', 2],
  ])
    await database.pool.query(
      `insert into search_statistics (week, language, words, searches) values ($1, 'ar', $2, $3)`,
      [week, term, searches],
    );
  await deleteExpired();
  expect(await listRemaining('search_statistics', 'words')).toEqual(['last', 'rare, of this week']);
});

test('read messages are deleted after two years, unread ones stay', async () => {
  for (const [subject, status, days] of [
    ['old and read', 'read', 732],
    ['old and unread', 'unread', 732],
    ['newer', 'read', 728],
  ]) {
    await database.pool.query(
      `insert into contact_messages (name, email, subject, message, status, created_at) values ('سلمى', 'a@example.com', $1, 'متى؟', $2, $3)`,
      [subject, status, ago(Number(days))],
    );
  }
  await deleteExpired();
  expect(await listRemaining('contact_messages', 'subject')).toEqual(['newer', 'old and unread']);
});

test('sent stock notifications are deleted after a year, pending ones stay', async () => {
  await database.pool.query(
    `insert into products (id, category, position, price, stock, name_ar, name_en, subtitle_ar, subtitle_en, description_ar, description_en, features_ar, features_en)
     values ('cup', 'cups', 1, 100, 0, 'ك', 'c', 'ك', 'c', 'ك', 'c', '{}', '{}')`,
  );
  for (const [email, isNotified, days] of [
    ['told@example.com', true, 367],
    ['told.lately@example.com', true, 300],
    ['waits@example.com', false, 367],
  ]) {
    await database.pool.query(
      `insert into stock_notifications (email, product_id, notified, created_at) values ($1, 'cup', $2, $3)`,
      [email, isNotified, ago(Number(days))],
    );
  }
  await deleteExpired();
  expect(await listRemaining('stock_notifications', 'email')).toEqual(['told.lately@example.com', 'waits@example.com']);
});

test('pictures of transfers are deleted 90 days after the decision, but not their hashes', async () => {
  await insertManyOrders(database, 4);
  const orders = await listRemaining('orders', 'id');
  for (const [reference, state, days] of [
    ['OLD1', 'accepted', 91],
    ['OLD2', 'rejected', 91],
    ['NEWER', 'accepted', 89],
    ['WAITS', 'sent', 300],
  ] as const) {
    await database.pool.query(
      `insert into transfer_proofs (order_id, bank_reference, picture, upload_hash, picture_hash, state, created_at, decided_at)
       values ($1, $2, 'x', sha256($2::text::bytea), sha256($2::text::bytea), $3::text, $4::timestamptz, case $3::text when 'sent' then null else $4::timestamptz end)`,
      [orders.pop(), reference, state, ago(days)],
    );
  }
  await deleteExpired();
  const { rows } = await database.pool.query(
    `select bank_reference as name, picture is not null as is_kept, octet_length(picture_hash) as hash
     from transfer_proofs order by 1`,
  );
  expect(rows).toEqual([
    { name: 'NEWER', is_kept: true, hash: 32 },
    { name: 'OLD1', is_kept: false, hash: 32 },
    { name: 'OLD2', is_kept: false, hash: 32 },
    { name: 'WAITS', is_kept: true, hash: 32 },
  ]);
});

test('attempts with unknown promo codes are deleted after a day', async () => {
  for (const [caller, days] of [
    ['yesterday', 1.1],
    ['today', 0.5],
  ]) {
    await database.pool.query(
      'insert into promo_attempts (subject_hash, failed_attempts, last_failed_at) values ($1, 1, $2)',
      [caller, ago(Number(days))],
    );
  }
  await deleteExpired();
  expect(await listRemaining('promo_attempts', 'subject_hash')).toEqual(['today']);
});

test('the start of the server deletes expired data of the shop and the accounts service', async () => {
  const own = await freshDatabase();
  const past = Date.now() - 60_000;
  await own.pool.query(`insert into request_limits (key, points, expire) values ('over', 1, $1), ('lasts', 1, $2)`, [
    past,
    Date.now() + 600_000,
  ]);
  await own.pool.query(`insert into auth.rate_limits (key, points, expire) values ('over', 1, $1)`, [past]);
  await own.pool.query(
    `insert into promo_attempts (subject_hash, failed_attempts, last_failed_at) values ('over', 1, now() - interval '2 days')`,
  );
  const shop = await serveShop(own.url);
  await soon(async () => {
    const { rows } = await own.pool.query(
      `select key from request_limits union all select key from auth.rate_limits union all select subject_hash from promo_attempts`,
    );
    expect(rows).toEqual([{ key: 'lasts' }]);
  });
  await shop.close();
  await own.drop();
});
