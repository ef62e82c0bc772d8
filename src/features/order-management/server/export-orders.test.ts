import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCsv } from '#core/server/files/parse-csv.ts';
import { insertManyOrders, linesOf, orderInputFor, totalOf } from '#features/orders/testing/orders.ts';
import { messages as arabic } from '#generated/texts/ar/export-headings.gen.ts';
import { messages as english } from '#generated/texts/en/export-headings.gen.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';

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

const exportOnce = (body: object) =>
  shop.request<{ csv: string; next: string | null }>('/admin/orders/export', { body, token: admin.token });

/** Returns every part of the file in order. */
const exportAll = async (filters: object = {}) => {
  const parts: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const { status, body } = await exportOnce({
      language: 'en',
      ...filters,
      ...(after === undefined ? {} : { after }),
    });
    expect(status).toBe(200);
    parts.push(body.csv);
    after = body.next;
  }
  return parts;
};

test('an exported line has the order as placed, with formulas escaped as text', async () => {
  const shipping = {
    ...orderInputFor().shipping,
    fullName: 'سلمى حسن',
    address: '=HYPERLINK("http://x.example"), الدور ٣',
  };
  const gift = { isGift: true, giftWrap: true, giftMessage: '@SUM(A1)' };
  const { body } = await shop.request<{ orderNumber: string; total: number }>('/orders', {
    body: orderInputFor({ shipping, gift }),
    token: admin.token,
  });
  await shop.database.pool.query(
    `update orders set created_at = '2026-03-13T22:20:00Z', paid_amount = 130000, refunded_amount = 100050`,
  );
  const [file = ''] = await exportAll();
  expect(file.startsWith('\u{feff}Order number,Placed at,Status,')).toBe(true);
  const [, line = ''] = file.split('\r\n');
  expect(line.startsWith(`${body.orderNumber},2026-03-14 00:20,pending,pending,cash_on_delivery,سلمى حسن,+20`)).toBe(
    true,
  );
  expect(line).toContain(`"'=HYPERLINK(""http://x.example""), الدور ٣"`);
  expect(line.endsWith(`,${body.total / 100},1300,1000.5,yes,yes,"'@SUM(A1)"`)).toBe(true);
});

test.each([
  ['ar', 'semicolon', ';', 'رقم الطلب'],
  ['en', 'comma', ',', 'Order number'],
] as const)(
  'an export has headings in %s, %ss, and the lines of each order',
  async (language, separator, sign, heading) => {
    const lines = linesOf('plate-lotus-01', 'cup-tea-05').map((line) => ({ ...line, quantity: 2 }));
    const expectedTotal = await totalOf(shop, admin.token, { lines });
    await shop.request('/orders', {
      body: orderInputFor({ lines, expectedTotal, language: 'en' }),
      token: admin.token,
    });
    const { body } = await exportOnce({ language, separator });
    const rows = await parseCsv(new TextEncoder().encode(body.csv), { maxRows: 5_000 });
    if ('code' in rows) throw new Error(rows.code);
    const [head, order] = rows;
    expect(body.csv.startsWith(`\u{feff}${heading}${sign}`)).toBe(true);
    const items = order?.cells[head?.cells.indexOf((language === 'ar' ? arabic : english).items) ?? -1]?.split('\n');
    expect(items).toMatchObject([
      expect.stringMatching(/^2 × .+ \(plate-lotus-01\): 1250$/u),
      expect.stringMatching(/^2 × .+ \(cup-tea-05\): \d+$/u),
    ]);
  },
);

test('2,100 orders are exported in parts of a thousand, each once, filtered like the list', async () => {
  await shop.database.pool.query('delete from orders');
  await insertManyOrders(shop.database, 2_100);
  const parts = await exportAll();
  expect(parts.map((part) => part.split('\r\n').length - 1)).toEqual([1001, 1000, 100]);
  const numbers = parts
    .join('')
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0]);
  expect(new Set(numbers).size).toBe(2_100);
  const pending = (await exportAll({ status: 'pending' })).join('').split('\r\n').slice(1, -1);
  const { rows } = await shop.database.pool.query<{ count: number }>(
    `select count(*)::integer as count from orders where status = 'pending'`,
  );
  expect(pending).toHaveLength(rows[0]?.count ?? 0);
  expect(pending.every((line) => line.split(',')[2] === 'pending')).toBe(true);
});

test('each export is recorded once in the audit log', async () => {
  const count = async () => {
    const { rows } = await shop.database.pool.query<{ count: number }>(
      `select count(*)::integer as count from audit_log where action = 'orders.exported' and admin_id = $1`,
      [admin.userId],
    );
    return rows[0]?.count;
  };
  const before = (await count()) ?? 0;
  expect(await exportAll()).toHaveLength(3);
  expect(await count()).toBe(before + 1);
});

test('an export with invalid filters is refused', async () => {
  for (const wrong of [{ status: 'lost' }, { from: '2026-02-30' }, { after: 'yesterday' }, { limit: 5 }]) {
    const { status, body } = await exportOnce(wrong);
    expect([status, body]).toMatchObject([400, { code: 'VALIDATION_FAILED' }]);
  }
});
