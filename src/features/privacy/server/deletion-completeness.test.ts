import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyzeTables } from '#core/server/database/analyze.ts';
import { removeDataDirectory } from '#core/server/database/embedded/data-directory.ts';
import { type EmbeddedDatabase, startEmbedded } from '#core/server/database/embedded/embedded.ts';
import { retentionTasks } from '#core/server/privacy/define-personal-data.ts';
import { registry } from '#generated/server.gen.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { type ServedShop, serveShop } from '#tests/support/shop/http-shop.ts';
import { dumpDatabase } from '../testing/database-dump.ts';
import { bytesOf, findTracesOnDisk } from '../testing/disk-search.ts';
import { seedTraceableData } from '../testing/seed-traces.ts';
import { exportedMarksOf, omittedMarksOf, type TraceableUser, traceableUsers } from '../testing/traceable-users.ts';

let dataDir: string;
let database: EmbeddedDatabase;
let mails: MailServer;
let shop: ServedShop;
let pool: Pool;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lazaward-erased-'));
  database = await startEmbedded({ dataDir, isThrowaway: true });
  mails = await openMailServer();
  shop = await serveShop(database.url, { SMTP_URL: mails.url, TRUST_PROXY: '1', DATA_DIR: dataDir });
  pool = shop.shop.database.pool;
});
afterAll(async () => {
  await shop.close();
  await mails.close();
  await database.stop();
  await removeDataDirectory(dataDir);
});

const omittedMarks = traceableUsers.flatMap(omittedMarksOf);

/** Returns the contents of the database, including statistics; bytes as hex. */
const dumpContents = async (): Promise<string> => {
  const { rows } = await pool.query(
    `select told::text as text from pg_stats as told where schemaname not like 'pg\\_%'`,
  );
  return [await dumpDatabase(pool), ...rows.map(({ text }) => text)].join('\n').toLowerCase();
};

const isIn = (text: string) => (mark: string) =>
  text.includes(mark) || text.includes(Buffer.from(mark).toString('hex'));

const findOnDisk = async (marks: readonly string[]) => {
  await pool.query('checkpoint');
  const originals = JSON.stringify(traceableUsers);
  // an address also occurs as entered, in its original case
  const originalTexts = marks.map((mark) => {
    const at = originals.toLowerCase().indexOf(mark);
    const originalText = at < 0 ? mark : originals.slice(at, at + mark.length);
    return { mark, bytes: [...bytesOf(mark).bytes, Buffer.from(originalText)] };
  });
  return findTracesOnDisk(dataDir, originalTexts, ['pg_wal']);
};

const waitForMails = () =>
  soon(async () => {
    const { rows } = await pool.query('select count(*)::integer as count from graphile_worker.jobs');
    expect(rows[0].count).toBe(0);
  });

const erase = async ({ language, password, device, networkAddress }: TraceableUser, token: string) => {
  const headers = { 'user-agent': device, 'x-forwarded-for': networkAddress };
  const response = await shop.fetch('/api/account-deletions', { body: { language, password }, token, headers });
  expect(response.status).toBe(200);
};

test('deleted accounts that used every feature leave no byte in tables, statistics, logs and files', async () => {
  const signedIn = [];
  for (const person of traceableUsers) signedIn.push(await seedTraceableData(shop, mails, person));
  const exportedMarks = [...traceableUsers.flatMap(exportedMarksOf), ...signedIn.flatMap(({ marks }) => marks)];
  const admin = await shop.signUp({
    email: 'keeper@example.com',
    password: 'Lapis-1234',
    data: { name: 'Keeper', phone: '01001234567', dob: '1990-05-17' },
  });
  await pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin.userId]);
  for (const { orderNumber } of signedIn) {
    const { rows } = await pool.query('select id from orders where order_number = $1', [orderNumber]);
    for (const [path, body] of [
      ['status', { language: 'ar', from: 'pending', to: 'processing' }],
      ['payment-status', { language: 'ar', from: 'pending', to: 'paid' }],
    ] as const) {
      const moved = await shop.fetch(`/api/admin/orders/${rows[0].id}/${path}`, {
        method: 'PUT',
        body,
        token: admin.token,
      });
      expect(moved.status).toBe(200);
    }
  }
  await waitForMails();
  await pool.query('analyze');

  // the search finds the data before the deletion
  const before = await dumpContents();
  expect(exportedMarks.filter((mark) => !isIn(before)(mark))).toEqual([]);
  expect(omittedMarks.filter(isIn(before))).toEqual([]);
  const tracesBefore = await findOnDisk(exportedMarks);
  expect(exportedMarks.filter((mark) => !tracesBefore.has(mark) && !isDay(mark))).toEqual([]);

  for (const [index, person] of traceableUsers.entries()) await erase(person, signedIn[index]?.token ?? '');
  await waitForMails();
  const context = { database: shop.shop.database, clock: () => new Date() };
  for (const { run } of retentionTasks(registry)) await run(context);
  await analyzeTables(shop.shop.database);

  const after = await dumpContents();
  expect([...exportedMarks, ...omittedMarks].filter(isIn(after))).toEqual([]);
  const output = shop.lines.join('\n').toLowerCase();
  expect(shop.lines.length).toBeGreaterThan(50);
  expect([...exportedMarks, ...omittedMarks].filter(isIn(output))).toEqual([]);

  await pool.query('vacuum full');
  expect([...(await findOnDisk([...exportedMarks, ...omittedMarks]))]).toEqual([]);

  // the rest stays anonymized
  const reviews = await pool.query('select user_id, comment from reviews order by created_at');
  expect(reviews.rows).toEqual(traceableUsers.map(({ review }) => ({ user_id: null, comment: review })));
  const { rows } = await pool.query('select user_id, shipping_info, total > 0 as is_sold from orders');
  const emptyShipping = { fullName: '', email: '', phone: '', address: '', city: '', postalCode: '' };
  expect(rows).toEqual(traceableUsers.map(() => ({ user_id: null, shipping_info: emptyShipping, is_sold: true })));
  const { rows: ledger } = await pool.query(
    `select distinct order_id, amount, brand, last4, instrument from payment_transactions where provider = 'stripe'`,
  );
  expect(ledger).toHaveLength(traceableUsers.length);
  for (const row of ledger)
    expect(row).toMatchObject({ amount: 77_777, instrument: 'card', brand: 'visa', last4: null });
  expect((await pool.query('select from refunds where amount = 33333')).rowCount).toBe(traceableUsers.length);
  // hashes of an accepted proof stay, so that its picture cannot pay another order
  const proofs = await pool.query('select state, picture, bank_reference, reason from transfer_proofs');
  const emptied = { state: 'accepted', picture: null, bank_reference: null, reason: null };
  expect(proofs.rows).toEqual(traceableUsers.map(() => emptied));
});

/** Dates are stored as numbers on disk. */
const isDay = (mark: string): boolean => /^\d{4}-\d\d-\d\d$/.test(mark);
