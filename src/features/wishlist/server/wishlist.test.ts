import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { Wishlist } from '../wishlist.contract.ts';

let shop: OpenShop;
let salma: SignedIn;
let nour: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  [salma, nour] = [await shop.signUp(), await shop.signUp()];
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const changeWishlist = (method: 'PUT' | 'DELETE', productId: string, { token } = salma, options: object = {}) =>
  shop.request<{ isSaved: boolean } & Refused>(`/wishlist/${productId}`, { method, token, ...options });
const listOf = async ({ token }: SignedIn, language = 'en') =>
  (await shop.request<Wishlist>(`/wishlist?language=${language}`, { token })).body;

describe('a wishlist', () => {
  test('starts empty and lists the newest product first, with its card in the language', async () => {
    expect(await listOf(salma)).toEqual({ productIds: [], products: [] });
    for (const id of ['cup-tea-01', 'plate-lotus-01', 'set-family-01']) {
      const { status, body } = await changeWishlist('PUT', id);
      expect([status, body]).toEqual([200, { isSaved: true }]);
      shop.wait(1);
    }
    const { productIds, products } = await listOf(salma);
    expect(productIds).toEqual(['set-family-01', 'plate-lotus-01', 'cup-tea-01']);
    expect(products.map(({ id }) => id)).toEqual(productIds);
    expect(products[1]).toMatchObject({ id: 'plate-lotus-01', price: 125_000, isInStock: true });
    expect((await listOf(salma, 'ar')).products[1]?.name).toMatch(/\p{Script=Arabic}/u);
  });

  test('a wishlist is private: other customers neither see nor change it', async () => {
    expect(await listOf(nour)).toEqual({ productIds: [], products: [] });
    await changeWishlist('DELETE', 'cup-tea-01', nour);
    expect((await listOf(salma)).productIds).toContain('cup-tea-01');
  });

  test('keeps the position of a product added again, and removes one repeatedly', async () => {
    await changeWishlist('PUT', 'cup-tea-01');
    expect((await listOf(salma)).productIds.at(-1)).toBe('cup-tea-01');
    for (let count = 0; count < 2; count += 1) {
      const { status, body } = await changeWishlist('DELETE', 'cup-tea-01');
      expect([status, body]).toEqual([200, { isSaved: false }]);
    }
    expect((await listOf(salma)).productIds).toEqual(['set-family-01', 'plate-lotus-01']);
  });

  test('stores one entry for ten concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => changeWishlist('PUT', 'cup-mug-01')));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await listOf(salma)).productIds.filter((id) => id === 'cup-mug-01')).toHaveLength(1);
  });

  test('omits archived products, which can still be removed', async () => {
    const archive = (is: boolean) =>
      shop.database.pool.query(`update products set is_archived = $1 where id = 'set-family-01'`, [is]);
    await archive(true);
    expect((await listOf(salma)).productIds).not.toContain('set-family-01');
    expect((await changeWishlist('PUT', 'set-family-01')).body.code).toBe('PRODUCT_NOT_FOUND');
    expect((await changeWishlist('DELETE', 'set-family-01')).status).toBe(200);
    await archive(false);
    expect((await listOf(salma)).productIds).not.toContain('set-family-01');
  });

  test('a wishlist is refused to anonymous callers', async () => {
    for (const [method, path] of [
      ['GET', '/wishlist?language=en'],
      ['GET', '/wishlist'],
      ['PUT', '/wishlist/cup-tea-01'],
      ['PUT', '/wishlist/plate-of-gold'],
      ['DELETE', '/wishlist/cup-tea-01'],
    ] as const) {
      const { status, body } = await shop.request(path, { method });
      expect([status, body.code]).toEqual([401, 'SIGN_IN_REQUIRED']);
    }
  });

  test('refuses an unknown product without side effects', async () => {
    for (const [id, options, status, code] of [
      ['plate-of-gold', {}, 404, 'PRODUCT_NOT_FOUND'],
      ['Plate', {}, 400, 'VALIDATION_FAILED'],
      ['a%27%3B', {}, 400, 'VALIDATION_FAILED'],
      ['x'.repeat(101), {}, 400, 'VALIDATION_FAILED'],
      ['cup-tea-01', { body: { userId: randomUUID() } }, 400, 'VALIDATION_FAILED'],
      ['cup-tea-01', { body: '{ broken' }, 400, 'BROKEN_JSON'],
      ['cup-tea-01', { body: '{}', headers: { 'content-type': 'text/plain' } }, 400, 'BROKEN_JSON'],
    ] as const) {
      const response = await changeWishlist('PUT', id, salma, options);
      expect([id, response.status, response.body.code]).toEqual([id, status, code]);
    }
    expect((await listOf(salma)).productIds).not.toContain('cup-tea-01');
    expect((await shop.request('/wishlist', { token: salma.token })).body.code).toBe('VALIDATION_FAILED');
  });
});
