import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { Demonstration, RemovedDemonstration } from '../../demonstration.admin.contract.ts';
import { catalogue } from '../../starter-catalogue/catalogue.ts';
import { seedCatalogue } from '../seed-starter-catalogue.ts';

let shop: OpenShop;
let admin: SignedIn;

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin('catalogue');
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});
beforeEach(async () => {
  await shop.database.pool.query('delete from products; delete from removed_starter_products');
  await seedCatalogue(shop.database);
});

const state = async () =>
  (await shop.request<Demonstration>('/admin/demonstration-products', { token: admin.token })).body;
const remove = async () =>
  (
    await shop.request<RemovedDemonstration>('/admin/demonstration-products', {
      method: 'DELETE',
      token: admin.token,
    })
  ).body;
const storedIds = async () => {
  const { rows } = await shop.database.pool.query<{ id: string }>('select id from products order by id');
  return rows.map(({ id }) => id);
};

/** Details of the recorded removals. */
const recordedRemovals = async () => {
  const { rows } = await shop.database.pool.query(
    `select details from audit_log where action = 'demonstration.removed' order by created_at, id`,
  );
  return rows.map(({ details }) => details);
};

describe('demonstration products', { concurrent: false }, () => {
  test('unchanged demonstration products are removed, and the next start does not insert them again', async () => {
    expect(await state()).toEqual({ unchanged: catalogue.length, isAccepted: false });
    expect(await remove()).toEqual({ removed: catalogue.length, edited: 0, sold: 0 });
    await seedCatalogue(shop.database);
    expect(await storedIds()).toEqual([]);
    expect(await state()).toEqual({ unchanged: 0, isAccepted: false });
    expect(await recordedRemovals()).toEqual([{ count: catalogue.length }]);
  });

  test('the setup step of a shop without a product for sale stays open until there is one', async () => {
    const { token } = await shop.signUpAdmin();
    const step = async () => {
      type Step = { readonly id: string; readonly isDone: boolean; readonly missing: readonly string[] };
      const { body } = await shop.request<{ steps: Step[] }>('/admin/setup?language=en', { token });
      const products = body.steps.find(({ id }) => id === 'products');
      return { isDone: products?.isDone, missing: products?.missing };
    };
    await remove();
    expect(await step()).toEqual({ isDone: false, missing: ['No product is for sale yet'] });
    await shop.database.pool.query('delete from removed_starter_products');
    await seedCatalogue(shop.database);
    await shop.database.pool.query('update products set is_archived = true, version = 2');
    expect(await step()).toEqual({ isDone: false, missing: ['No product is for sale yet'] });
    await shop.database.pool.query('update products set is_archived = false where id = $1', [catalogue[0]?.id]);
    expect(await step()).toEqual({ isDone: true, missing: [] });
  });

  test('edited, archived and sold demonstration products stay, and a second removal removes nothing', async () => {
    const order = orderInputFor();
    const sold = order.lines.map(({ productId }) => productId);
    await shop.database.pool.query('update products set stock = 50');
    expect((await shop.request('/orders', { body: order, token: admin.token })).status).toBe(201);
    const [edited, archived] = catalogue.map(({ id }) => id).filter((id) => !sold.includes(id));
    await shop.database.pool.query('update products set version = 2, price = price + 100 where id = $1', [edited]);
    await shop.database.pool.query('update products set version = 2, is_archived = true where id = $1', [archived]);
    const recordedBefore = (await recordedRemovals()).length;
    const spared = [...sold, edited, archived].toSorted();
    await shop.database.pool.query(`delete from stock_movements where reason = 'correction'`);
    const result = { edited: 2, sold: sold.length };
    expect(await remove()).toEqual({ removed: catalogue.length - spared.length, ...result });
    expect(await storedIds()).toEqual(spared);
    expect(await remove()).toEqual({ removed: 0, ...result });
    expect((await recordedRemovals()).slice(recordedBefore)).toEqual([{ count: catalogue.length - spared.length }]);
  });

  test('a removal waits for an order that holds a product, and spares the product', async () => {
    const { productId } = orderInputFor().lines[0] ?? { productId: '' };
    const client = await shop.database.pool.connect();
    await client.query('begin');
    await client.query(`select set_config('shop.stock_movement', '{"reason": "order"}', true)`);
    await client.query('update products set stock = stock - 1 where id = $1', [productId]);
    const removal = remove();
    await expect
      .poll(async () => {
        const { rows } = await shop.database.pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        return rows.length;
      })
      .toBe(1);
    await client.query('commit');
    client.release();
    expect(await removal).toEqual({ removed: catalogue.length - 1, edited: 0, sold: 1 });
    expect(await storedIds()).toEqual([productId]);
  });

  test('two concurrent removals remove each product once', async () => {
    const results = await Promise.all([remove(), remove()]);
    expect(results.map(({ removed }) => removed).toSorted((a, b) => a - b)).toEqual([0, catalogue.length]);
  });

  test('only roles that may change products remove the demonstration products', async () => {
    const reader = await shop.signUpAdmin('readonly');
    const { status } = await shop.request('/admin/demonstration-products', { method: 'DELETE', token: reader.token });
    expect(status).toBe(403);
    expect(await storedIds()).toHaveLength(catalogue.length);
  });
});
