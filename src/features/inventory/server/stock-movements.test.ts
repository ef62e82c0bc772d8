import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { cancelOrder } from '#features/orders/server/cancel-order.ts';
import { orderInputFor, setStock, stockOf } from '#features/orders/testing/orders.ts';
import { productName } from '#features/products/product-name.ts';
import { createAdminProductsClient } from '#features/products/testing/products-client.ts';
import type { SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { StockMovement } from '../inventory.admin.contract.ts';

type Client = Awaited<ReturnType<typeof createAdminProductsClient>>;
let client: Client;
let customer: SignedIn;
beforeAll(async () => {
  client = await createAdminProductsClient();
  customer = await client.shop.signUp();
});
afterAll(() => client.shop.close());

type MovementPage = PageOf<StockMovement> & {
  readonly product: { readonly name: string; readonly stock: number } | null;
};

const movementsOf = async (product: string, query = '') => {
  const path = `/admin/stock/movements?language=en&product=${product}${query}`;
  return (await client.shop.request<MovementPage>(path, { token: client.admin.token })).body;
};
const listMovements = async (product: string) =>
  (await movementsOf(product)).items.map(({ quantity, stock, reason, by }) => [reason, quantity, stock, by]);

/** Returns products whose stock is not the sum of their movements. */
const unequal = async () =>
  (
    await client.shop.database.pool.query(
      `select id from products where stock <> (select coalesce(sum(quantity), 0) from stock_movements where product_id = products.id)`,
    )
  ).rows;

const placeOne = async (productId: string, quantity: number): Promise<string> => {
  const lines = [{ productId, quantity }];
  const input = { lines, shipping: orderInputFor().shipping };
  const { body: refused } = await client.shop.request('/orders', {
    body: orderInputFor({ ...input, expectedTotal: 0 }),
    token: customer.token,
  });
  const expectedTotal = Number(refused.data['total']);
  const { body } = await client.shop.request<{ orderNumber: string }>('/orders', {
    body: orderInputFor({ ...input, expectedTotal }),
    token: customer.token,
  });
  return body.orderNumber;
};

const cancel = async (orderNumber: string) => {
  const { rows } = await client.shop.database.pool.query('select id from orders where order_number = $1', [
    orderNumber,
  ]);
  return client.shop.request(`/admin/orders/${rows[0].id}/status`, {
    method: 'PUT',
    body: { language: 'ar', from: 'pending', to: 'cancelled' },
    token: client.admin.token,
  });
};

describe('a stock movement', () => {
  test('a stock movement is written for a new product, a correction, an order and its cancellation, with account and order number', async () => {
    const { admin, create, save, shop } = client;
    const made = await create({ stock: 8 });
    await save(made, { stock: 10 });
    const orderNumber = await placeOne(made.id, 3);
    await cancel(orderNumber);
    expect(await listMovements(made.id)).toEqual([
      ['cancellation', 3, 10, admin.email],
      ['order', -3, 7, null],
      ['correction', 2, 10, admin.email],
      ['opening', 8, 8, admin.email],
    ]);
    const page = await movementsOf(made.id);
    const name = productName(made.name.en, made.subtitle.en);
    expect([page.product?.name, page.items[0]?.product.name]).toEqual([name, name]);
    expect(page.items.map((each) => each.orderNumber)).toEqual([orderNumber, orderNumber, null, null]);
    expect([page.count, page.product?.stock]).toEqual([4, await stockOf(shop, made.id)]);
    expect(await unequal()).toEqual([]);
  });

  test('does not name customers to a role that may not see them', async () => {
    const { shop } = client;
    const made = await client.create({ stock: 8 });
    const orderNumber = await placeOne(made.id, 3);
    // like customers who cancel unpaid orders
    const { rows } = await shop.database.pool.query('select id from orders where order_number = $1', [orderNumber]);
    await inTransaction(shop.database, (transaction) =>
      cancelOrder(shop.context, transaction, { id: rows[0].id, from: 'pending', by: customer.userId }),
    );
    expect((await listMovements(made.id))[0]).toEqual(['cancellation', 3, 8, customer.email]);
    const member = await shop.signUpAdmin('catalogue');
    const path = `/admin/stock/movements?language=en&product=${made.id}`;
    const { items } = (await shop.request<MovementPage>(path, { token: member.token })).body;
    expect(items.map(({ reason, by }) => [reason, by])).toEqual([
      ['cancellation', null],
      ['order', null],
      ['opening', client.admin.email],
    ]);
  });

  test('a stock movement is not written for a change without a stock difference, or for a refused order', async () => {
    const made = await client.create({ stock: 2 });
    await client.save(made, { price: 70_000 });
    expect(
      (
        await client.shop.request('/orders', {
          body: orderInputFor({ lines: [{ productId: made.id, quantity: 3 }] }),
          token: customer.token,
        })
      ).status,
    ).toBe(409);
    expect(await listMovements(made.id)).toEqual([['opening', 2, 2, client.admin.email]]);
  });

  test('a stock movement is an anonymous correction when a statement sets no reason, like those of an older version', async () => {
    await setStock(client.shop, 'cup-tea-04', 40);
    expect((await listMovements('cup-tea-04'))[0]).toEqual(['correction', expect.any(Number), 40, null]);
    expect(await unequal()).toEqual([]);
  });

  test('does not use the reason of an earlier transaction on the same connection', async () => {
    const one = await client.shop.database.pool.connect();
    await one.query(`begin; select set_config('shop.stock_movement', '{"reason":"return","order":"ORD-1-A"}', true)`);
    await one.query(`update products set stock = stock + 1 where id = 'cup-tea-05'; commit`);
    await one.query(`update products set stock = stock + 1 where id = 'cup-tea-05'`);
    one.release();
    const { items } = await movementsOf('cup-tea-05');
    expect(items.slice(0, 2).map(({ reason, orderNumber }) => [reason, orderNumber])).toEqual([
      ['correction', null],
      ['return', 'ORD-1-A'],
    ]);
  });

  test('a stock movement is written for each product of an order, with correct sums for concurrent orders', async () => {
    const [one, two] = [await client.create({ stock: 9 }), await client.create({ stock: 9 })];
    await Promise.all(Array.from({ length: 8 }, (_, index) => placeOne((index % 2 ? one : two).id, 2)));
    expect([await stockOf(client.shop, one.id), await stockOf(client.shop, two.id)]).toEqual([1, 1]);
    expect((await listMovements(one.id)).map(([reason, , stock]) => [reason, stock])).toEqual([
      ['order', 1],
      ['order', 3],
      ['order', 5],
      ['order', 7],
      ['opening', 9],
    ]);
    expect(await unequal()).toEqual([]);
  });
});

describe('the list of movements', () => {
  test('the list of movements is filtered by reason, and paged without gaps or repetitions', async () => {
    const made = await client.create({ stock: 1 });
    for (let stock = 2; stock <= 26; stock += 1) await setStock(client.shop, made.id, stock);
    const first = await movementsOf(made.id, '&reason=correction');
    expect([first.items.length, first.count, first.next]).toEqual([20, 25, first.items[19]?.id]);
    const second = await movementsOf(made.id, `&reason=correction&after=${first.next}`);
    expect([...first.items, ...second.items].map(({ stock }) => stock)).toEqual(
      Array.from({ length: 25 }, (_, index) => 26 - index),
    );
    expect(second.next).toBeNull();
    expect((await movementsOf(made.id, '&reason=opening')).items).toHaveLength(1);
  });

  test('the list of movements is refused for an unknown product', async () => {
    const { status, body } = await client.shop.request('/admin/stock/movements?language=ar&product=plate-of-gold', {
      token: client.admin.token,
    });
    expect([status, body.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
  });
});
