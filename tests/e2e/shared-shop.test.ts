import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedAdmin } from '#features/auth/testing/users.ts';
import type { ShopInBrowser } from '../support/browser.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

const refusal = /The shared shop refuses changes of (?:products|setting_versions|user_roles)/;

test('the shared shop refuses staff, settings and changes of the catalogue', async () => {
  await expect(storedAdmin(shop)).rejects.toThrow(refusal);
  for (const change of [
    "insert into setting_versions (section, version, value) values ('reviews', 1, '{}')",
    'update products set price = price + 100',
    'delete from products',
  ]) {
    await expect(shop.database.pool.query(change)).rejects.toThrow(refusal);
  }
});

test('a file that opens the shared shop finds the initial stock and no counted attempts', async () => {
  const stateOf = async ({ database }: ShopInBrowser) =>
    (
      await database.pool.query(
        'select (select sum(stock) from products) as stock, (select count(*) from request_limits) as attempts',
      )
    ).rows;
  const before = await stateOf(shop);
  await shop.database.pool.query('update products set stock = 0');
  await shop.database.pool.query("insert into request_limits (key, points) values ('contact', 20)");
  const reopened = await openSharedShop();
  expect(reopened.url).toBe(shop.url);
  expect(await stateOf(reopened)).toEqual(before);
});
