import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countRows, orderInputFor, setStock } from '#features/orders/testing/orders.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { PlaceDraftOrder } from '../draft-orders.admin.contract.ts';

const plate = 'plate-lotus-01';

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
beforeEach(() => setStock(shop, plate, 50));

const inputFor = (email: string): PlaceDraftOrder => {
  const { shipping, ...input } = orderInputFor();
  return { ...input, customerId: null, shipping: { ...shipping, email } };
};
const place = (input: PlaceDraftOrder) =>
  shop.request<{ orderNumber: string; isInvited: boolean } & Pick<Refused, 'code'>>('/admin/draft-orders', {
    body: input,
    token: admin.token,
  });
const count = async () => {
  const { users, profiles, orders } = (await countRows(shop)) as Record<'users' | 'profiles' | 'orders', string>;
  return { users: Number(users), profiles: Number(profiles), orders: Number(orders) };
};
const customersOf = async (responses: readonly Awaited<ReturnType<typeof place>>[]): Promise<unknown[]> => {
  const numbers = responses.map(({ body }) => body.orderNumber);
  const { rows } = await shop.database.pool.query(
    `select distinct users.id, users.email, profiles.email as profile_email,
       (select count(*)::integer from auth.identities where user_id = users.id) as identities
     from orders join auth.users on users.id = user_id join profiles on profiles.id = users.id
     where order_number = any($1)`,
    [numbers],
  );
  return rows;
};

test('an order by phone with an invited customer’s address belongs to that customer until they sign in', async () => {
  const email = 'calls.again@example.com';
  const first = await place(inputFor(email));
  const second = await place(inputFor(email));
  expect([first.body.isInvited, second.body.isInvited]).toEqual([true, false]);
  expect(await customersOf([first, second])).toHaveLength(1);
  await shop.database.pool.query('update auth.users set email_confirmed_at = now() where email = $1', [email]);
  expect((await place(inputFor(email))).body.code).toBe('CUSTOMER_EXISTS');
});

test('an order by phone is found again after its customer has signed in', async () => {
  const email = 'signs.in@example.com';
  const inputs = [inputFor(email), inputFor(email)];
  for (const input of inputs) await place(input);
  await shop.database.pool.query('update auth.users set email_confirmed_at = now() where email = $1', [email]);
  for (const input of inputs) expect((await place(input)).status).toBe(201);
  expect(await customersOf(await Promise.all(inputs.map(place)))).toHaveLength(1);
});

test('a repeated order by phone sends the invitation that the first try could not', async () => {
  const input = inputFor('power.cut@example.com');
  await place(input);
  // as after a power cut between order and invitation
  await shop.database.pool.query('update auth.users set invited_at = null where email = $1', [input.shipping.email]);
  expect((await place(input)).body).toMatchObject({ isInvited: true });
  expect((await place(input)).body).toMatchObject({ isInvited: false });
});

describe('orders by phone at once', () => {
  test('twenty concurrent orders by phone with one new address create one customer with one invitation', async () => {
    const email = 'twenty.calls@example.com';
    const before = await count();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => place(inputFor(index % 2 ? email : 'Twenty.Calls@Example.com'))),
    );
    expect(responses.map(({ status, body }) => body.code ?? status)).toEqual(Array(20).fill(201));
    expect(responses.filter(({ body }) => body.isInvited)).toHaveLength(1);
    expect(await customersOf(responses)).toEqual([
      { id: expect.any(String), email, profile_email: email, identities: 1 },
    ]);
    const after = await count();
    expect(after).toEqual({ users: before.users + 1, profiles: before.profiles + 1, orders: before.orders + 20 });
  });

  test('twenty concurrent attempts of the same order by phone create one order', async () => {
    const input = inputFor('one.call@example.com');
    const before = await count();
    const responses = await Promise.all(Array.from({ length: 20 }, () => place(input)));
    expect(new Set(responses.map(({ body }) => body.orderNumber)).size).toBe(1);
    expect(await count()).toEqual({
      users: before.users + 1,
      profiles: before.profiles + 1,
      orders: before.orders + 1,
    });
  });
});
