import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderLine } from '#features/pricing/price-lines.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { orderInputFor, setStock, stockOf, totalOf } from '../testing/orders.ts';

let shop: OpenShop;

/** The settings of a new shop. */
const defaults = {
  maxUnpaidOrders: 10,
  maxUnpaidItems: 300,
  maxOrdersPerHour: 20,
  maxUnprovenOrders: 5,
  maxUnprovenItems: 300,
  unprovenNetworkFactor: 3,
  unprovenStockPercent: 75,
};

beforeAll(async () => {
  shop = await openShop(defaults);
});

afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

beforeEach(async () => {
  await shop.database.pool.query('delete from order_networks; delete from orders; delete from auth.rate_limits');
  await shop.database.pool.query('update products set stock = 500');
});

const plate = 'plate-lotus-01';
const cup = 'cup-tea-01';

type LineOptions = { readonly productId?: string; readonly quantity?: number; readonly address?: string };

/** Orders a product from a network; returns the error code, or the HTTP status. */
const order = (buyer: SignedIn, { productId = cup, quantity = 1, address }: LineOptions = {}): Promise<string> =>
  orderLines(buyer, [{ productId, quantity }], address);

const orderLines = async ({ token }: SignedIn, lines: readonly OrderLine[], address?: string): Promise<string> => {
  const expectedTotal = await totalOf(shop, token, { lines: [...lines] });
  const { status, body } = await shop.request<{ code?: string }>('/orders', {
    body: orderInputFor({ lines: [...lines], expectedTotal }),
    token,
    ...(address === undefined ? {} : { address }),
  });
  return body.code ?? String(status);
};

const productIds = async (count: number): Promise<string[]> => {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    'select id from products where not is_archived order by id limit $1',
    [count],
  );
  return rows.map(({ id }) => id);
};

const confirmAddress = ({ userId }: SignedIn) =>
  shop.database.pool.query('update auth.users set email_verified_at = now() where id = $1', [userId]);

const repeat = <Result>(times: number, work: (turn: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: times }, (_, turn) => work(turn)));

describe('the remaining stock of a product', () => {
  test('accounts without a proven address cannot order more than the share of a product, under concurrent orders', async () => {
    await setStock(shop, cup, 20);
    const buyers = await repeat(10, () => shop.signUp());
    const responses = await Promise.all(buyers.map((buyer) => order(buyer, { quantity: 2 })));
    expect(responses.sort()).toEqual([...Array(7).fill('201'), ...Array(3).fill('EMAIL_PROOF_REQUIRED')]);
    expect(await stockOf(shop, cup)).toBe(6);
  });

  test('the reserved share is sold to an account with a proven address, even if just proven', async () => {
    await setStock(shop, cup, 4);
    const [first, second] = [await shop.signUp(), await shop.signUp({ isProven: true })];
    expect(await order(first, { quantity: 4 })).toBe('EMAIL_PROOF_REQUIRED');
    expect(await order(first, { quantity: 3 })).toBe('201');
    expect(await order(second)).toBe('201');
    await setStock(shop, plate, 4);
    expect(await order(first, { productId: plate, quantity: 4 })).toBe('EMAIL_PROOF_REQUIRED');
    await confirmAddress(first);
    expect(await order(first, { productId: plate, quantity: 4 })).toBe('201');
  });

  test('any account can buy the last item while no unpaid orders reserve others', async () => {
    await setStock(shop, cup, 1);
    expect(await order(await shop.signUp())).toBe('201');
    expect(await stockOf(shop, cup)).toBe(0);
  });

  test('the share is released when orders are paid or the address of their account is proven', async () => {
    await setStock(shop, cup, 8);
    await setStock(shop, plate, 8);
    const [first, second] = [await shop.signUp(), await shop.signUp()];
    for (const productId of [cup, plate]) {
      expect(await order(first, { productId, quantity: 6 })).toBe('201');
      expect(await order(second, { productId })).toBe('EMAIL_PROOF_REQUIRED');
      if (productId === cup) await shop.database.pool.query("update orders set payment_status = 'paid'");
      else await confirmAddress(first);
      expect(await order(second, { productId })).toBe('201');
    }
  });

  test('orders of a customer created by the owner do not use the share', async () => {
    await setStock(shop, cup, 4);
    const owner = await shop.signUpAdmin();
    const { shipping, ...rest } = orderInputFor({ lines: [{ productId: cup, quantity: 3 }] });
    const placed = await shop.request('/admin/draft-orders', {
      body: { ...rest, customerId: null, shipping: { ...shipping, email: '' }, expectedTotal: 1 },
      token: owner.token,
    });
    const placing = { ...rest, customerId: null, shipping: { ...shipping, email: '' } };
    const expectedTotal = placed.body.data['total'];
    const second = await shop.request('/admin/draft-orders', {
      body: { ...placing, expectedTotal },
      token: owner.token,
    });
    expect(second.status).toBe(201);
    expect(await order(await shop.signUp())).toBe('201');
  });
});

describe('an account without a proven address', () => {
  test('an account without a proven address can order 300 items, and in five orders', async () => {
    const one = await shop.signUp();
    const lines = (await productIds(3)).map((productId) => ({ productId, quantity: 100 }));
    expect(await orderLines(one, lines)).toBe('201');
    const five = await shop.signUp();
    for (let turn = 0; turn < 5; turn += 1) expect(await order(five, { quantity: 60 })).toBe('201');
  });

  test('an account must confirmAddress its address before a sixth unpaid order, and then has the normal limits', async () => {
    const nour = await shop.signUp();
    expect((await repeat(8, () => order(nour))).sort()).toEqual([
      ...Array(5).fill('201'),
      ...Array(3).fill('EMAIL_PROOF_REQUIRED'),
    ]);
    await confirmAddress(nour);
    expect(await order(nour)).toBe('201');
  });

  test('an account must confirmAddress its address before it orders more unpaid items than the setting allows', async () => {
    Object.assign(shop.context.settings, { maxUnprovenItems: 100 });
    const nour = await shop.signUp();
    expect(await order(nour, { quantity: 60 })).toBe('201');
    expect(await order(nour, { quantity: 41 })).toBe('EMAIL_PROOF_REQUIRED');
    expect(await order(nour, { quantity: 40 })).toBe('201');
    await confirmAddress(nour);
    expect(await order(nour, { quantity: 41 })).toBe('201');
    Object.assign(shop.context.settings, defaults);
  });

  test('an order above the limits is refused in both languages and writes nothing', async () => {
    const nour = await shop.signUp();
    await repeat(5, () => order(nour));
    const expectedTotal = await totalOf(shop, (await shop.signUp()).token, {});
    const { status, body } = await shop.request('/orders', {
      body: orderInputFor({ expectedTotal }),
      token: nour.token,
    });
    expect([status, body.code, body.defined]).toEqual([409, 'EMAIL_PROOF_REQUIRED', true]);
    expect(body.data.localizedMessage.en).toContain('confirm your e-mail address');
    expect(body.data.localizedMessage.ar).toContain('أكّد بريدك الإلكتروني');
    expect((await shop.database.pool.query('select from orders')).rowCount).toBe(5);
  });
});

describe('accounts of one network without a proven address, younger than a day', () => {
  const address = '203.0.113.7';

  test('unproven accounts of one network share three times the item limit, also under concurrent orders', async () => {
    await shop.database.pool.query('update products set stock = 5000');
    const buyers = await repeat(5, () => shop.signUp());
    const responses = await Promise.all(
      buyers.flatMap((buyer) => [plate, cup].map((productId) => order(buyer, { productId, quantity: 100, address }))),
    );
    expect(responses.sort()).toEqual([...Array(9).fill('201'), 'EMAIL_PROOF_REQUIRED']);
    expect(await order(await shop.signUp(), { address: '203.0.113.8' })).toBe('201');
  });

  test('unproven accounts of one network share thirty unpaid orders; older and proven accounts are exempt', async () => {
    const buyers = await repeat(6, () => shop.signUp());
    const old = await shop.signUp();
    await shop.database.pool.query("update auth.users set created_at = now() - interval '25 hours' where id = $1", [
      old.userId,
    ]);
    for (const buyer of buyers) await repeat(5, () => order(buyer, { address }));
    const next = await shop.signUp();
    expect(await order(next, { address })).toBe('EMAIL_PROOF_REQUIRED');
    expect(await order(old, { address })).toBe('201');
    expect(await order(await shop.signUp({ isProven: true }), { address })).toBe('201');
    await shop.database.pool.query("update orders set status = 'shipped' where user_id = $1", [buyers[0]?.userId]);
    expect(await order(next, { address })).toBe('201');
  });

  test('unproven accounts of one network share three times the hourly limit, even after cancelled orders and deleted accounts', async () => {
    Object.assign(shop.context.settings, { maxOrdersPerHour: 1 });
    const buyers = await repeat(3, () => shop.signUp());
    for (const buyer of buyers) expect(await order(buyer, { address })).toBe('201');
    await shop.database.pool.query("update orders set status = 'cancelled'");
    await shop.database.pool.query('delete from auth.users where id = $1', [buyers[0]?.userId]);
    const next = await shop.signUp();
    expect(await order(next, { address })).toBe('EMAIL_PROOF_REQUIRED');
    await shop.database.pool.query("update order_networks set created_at = created_at - interval '61 minutes'");
    expect(await order(next, { address })).toBe('201');
    Object.assign(shop.context.settings, defaults);
  });

  test('a family of six and a mobile network of thirty customers can order without proven addresses', async () => {
    const family = await repeat(6, () => shop.signUp());
    expect(await Promise.all(family.map((member) => order(member, { quantity: 20, address })))).toEqual(
      Array(6).fill('201'),
    );
    const customers = await repeat(24, () => shop.signUp());
    expect(await Promise.all(customers.map((each) => order(each, { quantity: 6, address })))).toEqual(
      Array(24).fill('201'),
    );
  });

  test('the network of an order is stored as a keyed hash', async () => {
    await order(await shop.signUp(), { address });
    await order(await shop.signUp({ isProven: true }), { address });
    const { rows } = await shop.database.pool.query("select encode(network, 'escape') as network from order_networks");
    expect(rows).toHaveLength(1);
    expect(rows[0].network).not.toContain(address);
  });
});

test('five accounts of one network leave a quarter of every product to accounts with a proven address', async () => {
  await shop.database.pool.query('update products set stock = 30');
  const ids = await productIds(10);
  for (const quantity of [24, 23, 1, 1, 1]) {
    const lines = ids.map((productId) => ({ productId, quantity }));
    const isTaken = quantity === 23;
    expect(await orderLines(await shop.signUp(), lines, '203.0.113.9')).toBe(isTaken ? '201' : 'EMAIL_PROOF_REQUIRED');
  }
  for (const id of ids) expect(await stockOf(shop, id)).toBe(7);
});
