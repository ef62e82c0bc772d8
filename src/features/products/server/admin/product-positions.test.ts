import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Refused } from '#tests/support/shop/in-process-shop.ts';
import type { CartProducts } from '../../products.contract.ts';
import { createAdminProductsClient } from '../../testing/products-client.ts';

let client: Awaited<ReturnType<typeof createAdminProductsClient>>;
beforeAll(async () => {
  client = await createAdminProductsClient();
});
afterAll(async () => {
  expect(client.shop.logged).toEqual([]);
  await client.shop.close();
});

describe('audit log of products', () => {
  test('records who changed what, and nothing for changes without effect', async () => {
    const { id } = await client.create({ name: { ar: 'مسجّل', en: 'Logged' } });
    await client.save(await client.get(id), { price: 70_000, stock: 2 });
    await client.save<Refused>({ ...(await client.get(id)), version: 1 }, { price: 1 });
    await client.moveTo(id, 1);
    await client.archive(id, true);
    await client.archive(id, true);
    await client.archive(id, false);
    const { rows } = await client.shop.database.pool.query(
      'select admin_id, action, details from audit_log where subject = $1 order by created_at, id',
      [id],
    );
    expect(rows.map(({ action }) => action).sort()).toEqual(
      ['archived', 'created', 'position_changed', 'price_changed', 'restored', 'stock_changed', 'updated'].map(
        (action) => `product.${action}`,
      ),
    );
    expect(rows.every(({ admin_id: who }) => who === client.admin.userId)).toBe(true);
    const detailsOf = (kind: string) => rows.find(({ action }) => action === kind)?.details;
    expect([
      detailsOf('product.price_changed'),
      detailsOf('product.stock_changed'),
      detailsOf('product.position_changed'),
    ]).toEqual([{ from: 65_000, to: 70_000 }, { from: 8, to: 2 }, { to: 1 }]);
  });
});

describe('product order', () => {
  test('moves products one by one, up to the end only', async () => {
    const before = await client.listedIds();
    const [first = '', second = '', third = ''] = before;
    expect(await client.moveTo(third, 1)).toEqual({ position: 1 });
    expect((await client.listedIds()).slice(0, 3)).toEqual([third, first, second]);
    expect(await client.moveTo(third, 3)).toEqual({ position: 3 });
    expect(await client.listedIds()).toEqual(before);
    expect(await client.moveTo(first, 999_999)).toEqual({ position: before.length });
    expect((await client.listedIds()).at(-1)).toBe(first);
    await client.moveTo(first, 1);
    expect(await client.listedIds()).toEqual(before);
  });

  test('the order of products stays consistent under concurrent moves', async () => {
    const before = await client.listedIds();
    await Promise.all(before.slice(0, 6).map((id, index) => client.moveTo(id, 20 - index)));
    expect((await client.listedIds()).toSorted()).toEqual(before.toSorted());
  });

  test('closes the gap of an archived product, and restores it at the end', async () => {
    const before = await client.listedIds();
    const [, second = ''] = before;
    const { body } = await client.archive(second, true);
    expect(body.isArchived).toBe(true);
    expect(await client.listedIds()).toEqual(before.filter((id) => id !== second));
    expect((await client.request<Refused>(`/${second}/position`, 'PUT', { position: 1 })).body.code).toBe(
      'PRODUCT_NOT_FOUND',
    );
    const { body: cart } = await client.shop.request<CartProducts>(`/cart-products?language=ar&ids=${second}`);
    expect(cart.products).toEqual([]);
    expect((await client.archive(second, true)).status).toBe(200);
    expect((await client.archive(second, false)).body).toMatchObject({ isArchived: false, position: before.length });
    expect((await client.listedIds()).at(-1)).toBe(second);
  });

  test('refuses invalid positions', async () => {
    for (const to of [0, -1, 1.5, '2', null]) {
      const { status } = await client.request<Refused>('/plate-lotus-01/position', 'PUT', { position: to });
      expect([to, status]).toEqual([to, 400]);
    }
  });
});
