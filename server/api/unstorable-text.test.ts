import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductList } from '../../contract/products.ts';
import { type OpenShop, openShop, type SignedIn } from '../../tests/world/open-shop.ts';

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

test.each(['orders?language=ar&', 'products?language=ar&', 'promo-codes?', 'newsletter?'])(
  'what no database can hold is nothing to look for in the office: %s',
  async (path) => {
    const { status, body } = await shop.ask(`/office/${path}q=a%00b`, { token: admin.token });
    expect([status, body.code, body.data.issues]).toEqual([400, 'VALIDATION_FAILED', []]);
    expect(body.data.sentence.ar).toMatch(/\p{Script=Arabic}/u);
  },
);

test('shoppers find what they look for, whatever else has come into the address', async () => {
  const find = async (q: string) =>
    (await shop.ask<ProductList>(`/products?language=en&sale=true&q=${q}`)).body.products.map(({ id }) => id);
  expect(await find('l%00otus')).toEqual(await find('lotus'));
  expect(await find('%00')).toEqual(await find(''));
});
