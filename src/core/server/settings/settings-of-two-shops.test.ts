import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublicSettings } from '#core/settings/settings.ts';
import { newCustomer } from '#features/auth/testing/users.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { type ServedShop, serveShop } from '#tests/support/shop/http-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let database: FreshDatabase;
let writer: ServedShop;
let reader: ServedShop;
beforeAll(async () => {
  database = await freshDatabase();
  writer = await serveShop(database.url);
  reader = await serveShop(database.url);
});
afterAll(async () => {
  await Promise.all([writer.close(), reader.close()]);
  await database.drop();
});

const percentIn = async ({ fetch: request }: ServedShop) =>
  ((await (await request('/api/settings?language=ar')).json()) as PublicSettings).tax.percent;

test('a change by one process reaches the other one before the response to the owner', async () => {
  const { email, password, ...data } = newCustomer();
  const { token, userId } = await writer.signUp({ email, password, data });
  await database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [userId]);
  expect(await percentIn(reader)).toBe(14);
  for (const [version, percent] of [15, 16, 17].entries()) {
    const response = await writer.fetch('/api/admin/settings/tax', {
      method: 'PUT',
      token,
      body: { version, value: { ...testSettings.tax, percent } },
    });
    expect(response.status).toBe(200);
    expect(await percentIn(reader)).toBe(percent);
  }
});
