import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Refused } from '#tests/support/shop/in-process-shop.ts';
import type { GridProduct } from '../../bulk-edit.admin.contract.ts';
import { productName } from '../../product-name.ts';
import { stockMany } from '../../testing/products.ts';
import { createAdminProductsClient } from '../../testing/products-client.ts';

let client: Awaited<ReturnType<typeof createAdminProductsClient>>;
beforeAll(async () => {
  client = await createAdminProductsClient();
});
afterAll(() => client.shop.close());

type GridResponse = { items: GridProduct[] } & Refused;

const save = (changes: readonly object[]) =>
  client.shop.request<GridResponse>('/admin/product-grid', {
    method: 'PUT',
    body: { changes },
    token: client.admin.token,
  });
const list = async (query = '') =>
  (
    await client.shop.request<{ items: GridProduct[]; next: string | null }>(
      `/admin/product-grid?language=en${query}`,
      {
        token: client.admin.token,
      },
    )
  ).body;
const issuesOf = ({ body }: { body: Refused }) => (body.data.issues ?? []).map(({ path, code }) => [path, code]);

describe('the bulk editor', () => {
  test('saves price, sale price, stock and badge of several products at once, with audit entries and movements', async () => {
    const { create, shop, admin } = client;
    const [one, two] = [await create({ price: 50_000, stock: 8 }), await create({ price: 60_000, stock: 8 })];
    const { status, body } = await save([
      { id: one.id, version: one.version, salePrice: 40_000, badge: 'SALE', stock: { from: 8, to: 5 } },
      { id: two.id, version: two.version, price: 65_000 },
    ]);
    expect([status, body.items]).toEqual([
      200,
      [
        expect.objectContaining({
          name: {
            ar: productName(one.name.ar, one.subtitle.ar),
            en: productName(one.name.en, one.subtitle.en),
          },
          price: 50_000,
          salePrice: 40_000,
          badge: 'SALE',
          stock: 5,
          version: one.version + 1,
        }),
        expect.objectContaining({ price: 65_000, salePrice: null, badge: null, stock: 8, version: two.version + 1 }),
      ],
    ]);
    const { rows } = await shop.database.pool.query(
      `select action, subject, details from audit_log where subject = any($1) and action <> 'product.created' and admin_id = $2`,
      [[one.id, two.id], admin.userId],
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { action: 'product.price_changed', subject: one.id, details: { from: 50_000, to: 40_000 } },
        { action: 'product.stock_changed', subject: one.id, details: { from: 8, to: 5 } },
        { action: 'product.price_changed', subject: two.id, details: { from: 60_000, to: 65_000 } },
      ]),
    );
    const movements = await shop.database.pool.query(
      `select quantity, reason, changed_by from stock_movements where product_id = any($1) and reason <> 'opening'`,
      [[one.id, two.id]],
    );
    expect(movements.rows).toEqual([{ quantity: -3, reason: 'correction', changed_by: admin.userId }]);
  });

  test('saves nothing when one product has changed since, and returns its current values', async () => {
    const [one, two] = [await client.create({ stock: 8 }), await client.create({ stock: 8 })];
    await client.save(two, { price: 70_000 });
    const refused = await save([
      { id: one.id, version: one.version, price: 1_000 },
      { id: two.id, version: two.version, price: 2_000 },
    ]);
    expect([refused.status, refused.body.code]).toEqual([409, 'PRODUCTS_CHANGED']);
    expect(refused.body.data['products']).toEqual([expect.objectContaining({ id: two.id, price: 70_000 })]);
    expect((await client.get(one.id)).price).toBe(one.price);
  });

  test('refuses a stock that orders have changed since, and keeps an unedited stock', async () => {
    const made = await client.create({ stock: 8 });
    await client.shop.database.pool.query('update products set stock = 6 where id = $1', [made.id]);
    const stale = await save([{ id: made.id, version: made.version, stock: { from: 8, to: 20 } }]);
    expect(stale.body.code).toBe('PRODUCTS_CHANGED');
    await save([{ id: made.id, version: made.version, price: 30_000 }]);
    expect(await client.get(made.id)).toMatchObject({ price: 30_000, stock: 6 });
  });

  test('reports each error at its cell, and saves nothing', async () => {
    const [one, two] = [await client.create({ price: 50_000 }), await client.create({ price: 50_000 })];
    const refused = await save([
      { id: one.id, version: one.version, price: 40_000 },
      { id: two.id, version: two.version, salePrice: 60_000 },
    ]);
    expect(issuesOf(refused)).toEqual([['changes.1.salePrice', 'price.sale']]);
    const badge = await save([{ id: one.id, version: one.version, badge: 'SALE' }]);
    expect(issuesOf(badge)).toEqual([['changes.0.badge', 'sale.badge']]);
    expect(issuesOf(await save([{ id: one.id, version: one.version, price: 0 }]))).toEqual([
      ['changes.0.price', 'cart.price'],
    ]);
    expect((await client.get(one.id)).version).toBe(one.version);
  });

  test('removes a planned sale and its dates with its price', async () => {
    const saleStartsAt = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 86_400_000).toISOString();
    const made = await client.create({ price: 50_000, salePrice: 40_000, saleStartsAt });
    await save([{ id: made.id, version: made.version, salePrice: null }]);
    expect(await client.get(made.id)).toMatchObject({ price: 50_000, plannedSalePrice: null, saleStartsAt: null });
  });

  test('moves products to their positions, without gaps', async () => {
    const [first, second, third] = await client.listedIds();
    const versions = new Map((await list()).items.map(({ id, version }) => [id, version]));
    const { body } = await save([
      { id: third, version: versions.get(third ?? ''), position: 1 },
      { id: first, version: versions.get(first ?? ''), position: 3 },
    ]);
    expect(body.items.map(({ position }) => position)).toEqual([1, 3]);
    expect((await client.listedIds()).slice(0, 3)).toEqual([third, second, first]);
  });

  test.each([
    ['the same product twice', ['cup-tea-01', 'cup-tea-01'], 'VALIDATION_FAILED'],
    ['no change', [], 'VALIDATION_FAILED'],
    ['an unknown product', ['plate-of-gold'], 'PRODUCT_NOT_FOUND'],
  ])('refuses %s', async (_, ids, code) => {
    expect((await save(ids.map((id) => ({ id, version: 0, price: 100 })))).body.code).toBe(code);
  });

  test('lists two hundred products at a time, saves them all at once, and refuses more than two thousand', async () => {
    await stockMany(client.shop.database, 250);
    const items: GridProduct[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: { items: GridProduct[]; next: string | null } = await list(after === '' ? '' : `&after=${after}`);
      expect(page.items.length).toBeLessThanOrEqual(200);
      items.push(...page.items);
      after = page.next;
    }
    expect(items.length).toBeGreaterThan(250);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    const changes = items.map(({ id, version, price, stock }) => ({
      id,
      version,
      price: price + 100_000,
      stock: { from: stock, to: stock + 1 },
    }));
    const { status, body } = await save(changes);
    expect([status, body.items.map(({ stock }) => stock)]).toEqual([200, items.map(({ stock }) => stock + 1)]);
    const tooMany = Array.from({ length: 2_001 }, (_, index) => ({ id: `piece-${index}`, version: 1, price: 100 }));
    expect((await save(tooMany)).body.code).toBe('VALIDATION_FAILED');
  });
});
