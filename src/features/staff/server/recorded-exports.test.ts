import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop } from '#tests/support/shop/in-process-shop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const cursor = '1700000000000000.3f0a4c9e-0000-4000-8000-000000000000';
const exports: readonly (readonly [action: string, call: (after: string | undefined) => ExportCall])[] = [
  ['orders.exported', (after) => ({ path: '/admin/orders/export', body: { after } })],
  ['customers.exported', (after) => ({ path: '/admin/customers/export', body: { after } })],
  [
    'products.exported',
    (after) => ({
      path: `/admin/product-imports/file?language=ar&separator=comma${after === undefined ? '' : '&after=a'}`,
    }),
  ],
];
type ExportCall = { readonly path: string; readonly body?: object };
const recorded = async (action: string, adminId: string) =>
  (await shop.database.pool.query(`select from audit_log where action = $1 and admin_id = $2`, [action, adminId]))
    .rowCount;

test.each(exports)('an export that starts at a foreign cursor is recorded as %s', async (action, call) => {
  const [admin, other] = await Promise.all([shop.signUpAdmin(), shop.signUpAdmin()]);
  const requestPart = async (after: string | undefined, token: string) => {
    const { path, ...options } = call(after);
    expect((await shop.request(path, { ...options, token })).status).toBe(200);
  };
  await requestPart(undefined, other.token);
  await requestPart(cursor, admin.token);
  expect(await recorded(action, admin.userId)).toBe(1);

  // a further chunk belongs to the recorded export, a new export is recorded again
  await requestPart(cursor, admin.token);
  expect(await recorded(action, admin.userId)).toBe(1);
  await requestPart(undefined, admin.token);
  expect(await recorded(action, admin.userId)).toBe(2);
});
