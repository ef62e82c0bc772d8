import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setStock, stockOf } from '#features/orders/testing/orders.ts';
import { createAdminProductsClient } from '#features/products/testing/products-client.ts';
import type { Refused } from '#tests/support/shop/in-process-shop.ts';
import type { CountableProduct } from '../inventory.admin.contract.ts';

let client: Awaited<ReturnType<typeof createAdminProductsClient>>;
beforeAll(async () => {
  client = await createAdminProductsClient();
});
afterAll(() => client.shop.close());

type Count = { readonly productId: string; readonly counted: number; readonly movement: number };

const readProduct = async (id: string) =>
  (
    await client.shop.request<{ stock: number; movement: number }>(`/admin/stock/products/${id}`, {
      token: client.admin.token,
    })
  ).body;
const count = async (productId: string, counted: number): Promise<Count> => ({
  productId,
  counted,
  movement: (await readProduct(productId)).movement,
});
const save = (counts: readonly Count[]) =>
  client.shop.request<{ items: object[] } & Refused>('/admin/stock/counts', {
    body: { counts },
    token: client.admin.token,
  });
const find = async (q: string) =>
  (
    await client.shop.request<{ items: CountableProduct[] }>(
      `/admin/stock/products?language=en&q=${encodeURIComponent(q)}`,
      { token: client.admin.token },
    )
  ).body.items;
const sold = (id: string, quantity: number) =>
  client.shop.database.pool.query(
    `with cause as materialized (select set_config('shop.stock_movement', '{"reason":"order"}', true))
     update products set stock = stock - $2 from cause where id = $1`,
    [id, quantity],
  );
const newest = async (id: string) =>
  (
    await client.shop.database.pool.query(
      'select reason, quantity, stock, changed_by from stock_movements where product_id = $1 order by id desc limit 1',
      [id],
    )
  ).rows[0];

describe('a stocktaking', () => {
  test('sets the stock to the count, and also records an equal count', async () => {
    const [one, two] = [await client.create({ stock: 8 }), await client.create({ stock: 5 })];
    const { status, body } = await save([await count(one.id, 6), await count(two.id, 5)]);
    expect([status, body.items]).toEqual([
      200,
      [
        { productId: one.id, difference: -2, stock: 6 },
        { productId: two.id, difference: 0, stock: 5 },
      ],
    ]);
    const by = { reason: 'stocktaking', changed_by: client.admin.userId };
    expect(await newest(one.id)).toEqual({ ...by, quantity: -2, stock: 6 });
    expect(await newest(two.id)).toEqual({ ...by, quantity: 0, stock: 5 });
  });

  test('preserves sales between counting and saving', async () => {
    const { id } = await client.create({ stock: 8 });
    const counted = await count(id, 7);
    await sold(id, 3);
    expect((await save([counted])).body.items).toEqual([{ productId: id, difference: -1, stock: 4 }]);
    expect(await stockOf(client.shop, id)).toBe(4);
  });

  test('a stocktaking is refused as a whole, naming the product, when one was counted in the meantime', async () => {
    const [one, two] = [await client.create({ stock: 8 }), await client.create({ stock: 8 })];
    const counts = [await count(one.id, 6), await count(two.id, 9)];
    await save([await count(two.id, 7)]);
    const refused = await save(counts);
    expect([refused.status, refused.body.code, refused.body.data['products']]).toEqual([
      409,
      'STOCK_COUNT_OUTDATED',
      [two.id],
    ]);
    expect(refused.body.data.localizedMessage.en).toContain(two.name.en);
    expect([await stockOf(client.shop, one.id), await stockOf(client.shop, two.id)]).toEqual([8, 7]);
  });

  test('a stocktaking is saved once when sent twice at the same time', async () => {
    const { id } = await client.create({ stock: 8 });
    const counts = [await count(id, 6)];
    const responses = await Promise.all([save(counts), save(counts), save(counts)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await stockOf(client.shop, id)).toBe(6);
  });

  test('a stocktaking is refused when sales since exceed the count, and for a movement of another product', async () => {
    const [one, two] = [await client.create({ stock: 8 }), await client.create({ stock: 8 })];
    const outdatedCount = await count(one.id, 1);
    await sold(one.id, 2);
    expect((await save([outdatedCount])).body.code).toBe('STOCK_COUNT_OUTDATED');
    const foreign = { ...(await count(one.id, 1)), productId: two.id };
    expect((await save([foreign])).body.code).toBe('STOCK_COUNT_OUTDATED');
    expect([await stockOf(client.shop, one.id), await stockOf(client.shop, two.id)]).toEqual([6, 8]);
  });

  test.each([
    ['no product', []],
    [
      'a product twice',
      [
        { productId: 'cup-tea-01', counted: 1, movement: 1 },
        { productId: 'cup-tea-01', counted: 2, movement: 1 },
      ],
    ],
    ['a count below zero', [{ productId: 'cup-tea-01', counted: -1, movement: 1 }]],
    ['half a piece', [{ productId: 'cup-tea-01', counted: 1.5, movement: 1 }]],
  ])('a stocktaking is refused with %s', async (_, counts) => {
    expect((await save(counts)).body.code).toBe('VALIDATION_FAILED');
  });

  test('sends the stock notifications of a product that is back in stock', async () => {
    const { id } = await client.create({ stock: 1 });
    await setStock(client.shop, id, 0);
    await client.shop.database.pool.query(
      `insert into stock_notifications (email, product_id) values ('w@example.com', $1)`,
      [id],
    );
    await save([await count(id, 2)]);
    const { rows } = await client.shop.database.pool.query(
      'select notified from stock_notifications where product_id = $1',
      [id],
    );
    expect(rows).toEqual([{ notified: true }]);
  });
});

describe('the search for a product to count', () => {
  test('lists the product of a barcode first, also one entered in Arabic digits', async () => {
    const made = await client.create({ barcode: '٦٢٢ ٠٠٠١ ٢٣٤٥٦' });
    const [product] = await find('622000123456');
    expect(product).toMatchObject({ id: made.id, barcode: '622000123456', stock: 8, isExact: true });
    expect(product?.movement).toBe((await readProduct(made.id)).movement);
  });

  test('finds by id and by words of the name, and nothing without words', async () => {
    expect((await find('cup-tea-01'))[0]).toMatchObject({ id: 'cup-tea-01', isExact: true });
    const byName = await find('lotus dinner');
    expect(byName.map(({ id }) => id)).toContain('plate-lotus-01');
    expect(byName.every(({ isExact }) => !isExact)).toBe(true);
    expect(await find('  ')).toEqual([]);
  });
});
