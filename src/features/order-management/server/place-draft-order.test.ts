import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countRows, orderInputFor, setStock, stockOf } from '#features/orders/testing/orders.ts';
import type { Quote } from '#features/pricing/quote.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { PhoneCustomer, PlaceDraftOrder } from '../draft-orders.admin.contract.ts';

const plate = 'plate-lotus-01';

let server: MailServer;
let shop: OpenShop;
let admin: SignedIn;

beforeAll(async () => {
  server = await openMailServer();
  shop = await openShop({ smtpUrl: server.url, maxUnpaidOrders: 2 });
  admin = await shop.signUpAdmin();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
  await server.close();
});
beforeEach(() => setStock(shop, plate, 50));

const inputFor = (overrides: Partial<PlaceDraftOrder> = {}): PlaceDraftOrder => {
  const { shipping, ...input } = orderInputFor();
  return { ...input, customerId: null, shipping: { ...shipping, email: '' }, ...overrides };
};
const place = (overrides: Partial<PlaceDraftOrder> = {}, { token } = admin) =>
  shop.request<{ orderNumber: string; total: number; isInvited: boolean } & Pick<Refused, 'code' | 'data'>>(
    '/admin/draft-orders',
    { body: inputFor(overrides), token },
  );
const find = async (q: string) =>
  (
    await shop.request<PhoneCustomer[]>(`/admin/draft-orders/customers?language=ar&q=${encodeURIComponent(q)}`, {
      token: admin.token,
    })
  ).body;
const rowOf = async (orderNumber: string) =>
  (await shop.database.pool.query('select * from orders where order_number = $1', [orderNumber])).rows[0];
const accountOf = async (id: string) =>
  (
    await shop.database.pool.query(
      `select email, is_created_by_owner, encrypted_password, name, phone_number, profiles.email as profile_email
       from auth.users join profiles using (id) where id = $1`.replace('email, is', 'users.email, is'),
      [id],
    )
  ).rows[0];
const mailsTo = (email: string) =>
  server.mails.filter(({ recipients }) => recipients.includes(email)).map(({ headers }) => headers['subject']);

describe('an order by phone', () => {
  test('an order by phone without an address creates a customer without sign-in', async () => {
    const { status, body } = await place({
      shipping: { ...inputFor().shipping, fullName: 'نعمة الله صبري', phone: '01155566677' },
    });
    expect([status, body.isInvited]).toEqual([201, false]);
    const row = await rowOf(body.orderNumber);
    expect(row).toMatchObject({ total: body.total, status: 'pending', shipping_info: { email: '' } });
    expect(await accountOf(row.user_id)).toEqual({
      email: null,
      is_created_by_owner: true,
      encrypted_password: null,
      name: 'نعمة الله صبري',
      phone_number: '+201155566677',
      profile_email: '',
    });
    expect(await stockOf(shop, plate)).toBe(49);
    const history = await shop.database.pool.query(
      'select to_status, changed_by from order_status_changes where order_id = $1',
      [row.id],
    );
    expect(history.rows).toEqual([{ to_status: 'pending', changed_by: admin.userId }]);
    const audited = await shop.database.pool.query(
      'select action, admin_id, details from audit_log where subject = $1',
      [body.orderNumber],
    );
    expect(audited.rows).toEqual([
      { action: 'order.placed_by_phone', admin_id: admin.userId, details: { account: row.user_id } },
    ]);
    for (const q of ['نعمه', '0115 556 6677', 'صبري نعمة'])
      expect(
        (await find(q)).map(({ id }) => id),
        q,
      ).toEqual([row.user_id]);
  });

  test('an order by phone with a new address invites the customer to an account with its orders', async () => {
    const email = 'Hoda.Phone@example.com';
    const { body } = await place({ shipping: { ...inputFor().shipping, email } });
    expect(body.isInvited).toBe(true);
    const { user_id: userId } = await rowOf(body.orderNumber);
    expect(await accountOf(userId)).toMatchObject({ email: email.toLowerCase(), profile_email: email.toLowerCase() });
    await soon(() => expect(mailsTo(email).some((subject) => subject?.includes(body.orderNumber))).toBe(true));
    const accepted = await shop.accounts.handle.request('/verify', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify({ type: 'invite', email: email.toLowerCase(), token: shop.lastCode() }),
    });
    const { access_token: token } = (await accepted.json()) as { access_token: string };
    const own = await shop.request<{ orders: { orderNumber: string }[] }>('/orders?language=ar', { token });
    expect(own.body.orders.map(({ orderNumber }) => orderNumber)).toEqual([body.orderNumber]);
    const exported = await shop.request('/personal-data', { token });
    expect(exported.status).toBe(200);
  });

  test('an order by phone of a customer belongs to the account, with its mail address and limits', async () => {
    const salma = await shop.signUp();
    const [match] = await find(salma.email);
    expect(match).toMatchObject({ id: salma.userId, email: salma.email, lastShipping: null });
    const { body } = await place({ customerId: salma.userId });
    expect([body.isInvited, (await rowOf(body.orderNumber)).user_id]).toEqual([false, salma.userId]);
    await soon(() => expect(mailsTo(salma.email).some((subject) => subject?.includes(body.orderNumber))).toBe(true));
    expect((await find(salma.email))[0]?.lastShipping).toMatchObject({ city: 'القاهرة' });
    expect((await place({ customerId: salma.userId })).status).toBe(201);
    expect((await place({ customerId: salma.userId })).body.code).toBe('TOO_MANY_UNPAID_ORDERS');
  });

  test('a repeated or concurrent order by phone creates one order and one customer', async () => {
    const input = inputFor();
    const before = (await countRows(shop)) as { users: number; orders: number };
    const responses = await Promise.all([place(input), place(input), place(input)]);
    const again = await place(input);
    expect(new Set([...responses, again].map(({ body }) => body.orderNumber)).size).toBe(1);
    const after = (await countRows(shop)) as { users: number; orders: number };
    expect([after.users - before.users, after.orders - before.orders]).toEqual([1, 1]);
    const other = await place({ ...input, gift: { isGift: true, giftWrap: false, giftMessage: null } });
    expect(other.body.code).toBe('ORDER_KEY_REUSED');
  });

  test('a refused order by phone creates no customer and reserves no stock', async () => {
    const taken = await shop.signUp();
    const before = await countRows(shop);
    const trials: (readonly [Partial<PlaceDraftOrder>, string])[] = [
      [{ lines: [{ productId: plate, quantity: 51 }] }, 'OUT_OF_STOCK'],
      [{ expectedTotal: 1 }, 'TOTAL_CHANGED'],
      [{ promoCode: 'NOTHING' }, 'PROMO_INVALID'],
      [{ customerId: '3f2b0d52-0a51-4a6e-8a55-111111111111' }, 'ACCOUNT_NOT_FOUND'],
      [{ shipping: { ...inputFor().shipping, email: taken.email } }, 'CUSTOMER_EXISTS'],
      [{ shipping: { ...inputFor().shipping, email: 'nobody' } }, 'VALIDATION_FAILED'],
      [{ paymentMethod: 'card' }, 'VALIDATION_FAILED'],
    ];
    for (const [overrides, code] of trials)
      expect((await place(overrides)).body.code, JSON.stringify(overrides)).toBe(code);
    expect(await countRows(shop)).toEqual(before);
  });

  test('an order by phone is quoted for its destination and customer', async () => {
    const { lines, language, paymentMethod } = inputFor();
    const { status, body } = await shop.request<Quote>('/admin/draft-orders/quotes', {
      body: {
        lines,
        language,
        paymentMethod,
        customerId: null,
        destination: { city: 'القاهرة', postalCode: '' },
      },
      token: admin.token,
    });
    expect([status, body.total]).toEqual([200, inputFor().expectedTotal]);
  });
});

describe('a customer of an order by phone', () => {
  const orderOf = async (name: string) => {
    const { body } = await place({ shipping: { ...inputFor().shipping, fullName: name } });
    const row = await rowOf(body.orderNumber);
    return { id: row.user_id as string, orderNumber: body.orderNumber };
  };
  const remove = (id: string) =>
    shop.request(`/admin/draft-orders/customers/${id}`, { method: 'DELETE', token: admin.token });

  test('a customer without sign-in gets an account by the address of a later order', async () => {
    const { id } = await orderOf('ياقوت الزمردي');
    const email = 'yaqut@example.com';
    const { body } = await place({ customerId: id, shipping: { ...inputFor().shipping, email } });
    expect(body.isInvited).toBe(true);
    expect(await accountOf(id)).toMatchObject({ email });
    expect((await remove(id)).body.code).toBe('CUSTOMER_HAS_LOGIN');
  });

  test('an admin can delete a customer without sign-in, which anonymizes the orders', async () => {
    const { id, orderNumber } = await orderOf('فيروز السيناوي');
    expect((await remove(id)).status).toBe(200);
    expect(await accountOf(id)).toBeUndefined();
    expect(await rowOf(orderNumber)).toMatchObject({ user_id: null, shipping_info: { fullName: '', phone: '' } });
    expect(await find('فيروز السيناوي')).toEqual([]);
    expect((await remove(id)).body.code).toBe('ACCOUNT_NOT_FOUND');
    const salma = await shop.signUp();
    expect((await remove(salma.userId)).body.code).toBe('CUSTOMER_HAS_LOGIN');
  });
});
