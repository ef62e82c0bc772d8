import { expect, test } from 'vitest';
import { countRows, issueCode, linesOf, orderInputFor, setStock, totalOf } from '#features/orders/testing/orders.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { shopWithCustomer } from '#tests/support/shop/in-process-shop.ts';

const world = shopWithCustomer();

/** Everything that an order changes. */
const readState = async () => {
  const { rows } = await world.shop.database.pool.query('select count(*) as jobs from graphile_worker._private_jobs');
  return { ...rows[0], ...(await countRows(world.shop)) };
};

/** Places an order while another transaction changes its prerequisites and commits before the order is written. */
const orderDuring = async (change: string, input: ReturnType<typeof orderInputFor>) => {
  const { pool } = world.shop.database;
  const other = await pool.connect();
  try {
    await other.query('begin');
    await other.query(change);
    const ordering = world.shop.request('/orders', { body: input, token: world.salma.token });
    await soon(async () => {
      const { rows } = await pool.query(`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%ordered as%'`);
      expect(rows).not.toEqual([]);
    });
    await other.query('commit');
    return await ordering;
  } finally {
    other.release();
  }
};

test('a price change during the order is refused without side effects', async () => {
  const before = await readState();
  const change = `update products set price = price + 100, version = version + 1 where id = 'plate-lotus-01'`;
  const { status, body } = await orderDuring(change, orderInputFor());
  expect([status, body.code, body.data['total']]).toEqual([409, 'TOTAL_CHANGED', 157_500 + 114]);
  await world.shop.database.pool.query(`update products set price = price - 100 where id = 'plate-lotus-01'`);
  expect(await readState()).toEqual(before);
});

test('a name change during the order appears in the order', async () => {
  const change = `update products set name_en = 'Lotus Plate', version = version + 1 where id = 'plate-lotus-01'`;
  const { status, body } = await orderDuring(change, orderInputFor());
  expect(status).toBe(201);
  const { rows } = await world.shop.database.pool.query('select items from orders where order_number = $1', [
    (body as unknown as { orderNumber: string }).orderNumber,
  ]);
  expect(rows[0].items[0].name.en).toBe('Lotus Plate');
});

test('a code deactivated during the order takes no stock and sends no mail', async () => {
  await issueCode(world.shop, 'CLOSING');
  const lines = linesOf('cup-tea-01');
  await setStock(world.shop, 'cup-tea-01', 5);
  const expectedTotal = await totalOf(world.shop, world.salma.token, { lines, promoCode: 'CLOSING' });
  const before = await readState();
  const change = `update promo_codes set is_active = false where code = 'CLOSING'`;
  const { status, body } = await orderDuring(change, orderInputFor({ lines, promoCode: 'CLOSING', expectedTotal }));
  expect([status, body.code]).toEqual([422, 'PROMO_INVALID']);
  expect(await readState()).toEqual(before);
});
