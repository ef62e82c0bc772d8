import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderInputFor, totalOf } from '#features/orders/testing/orders.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { dumpDatabase } from '../testing/database-dump.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const password = 'Lapis-1234';
const soldOut = 'plate-star-calligraphy-02';

const erase = (input: object, { token }: SignedIn) =>
  shop.request<{ isDeleted: true } & Refused>('/account-deletions', { body: { language: 'ar', ...input }, token });

/** Places an order and returns its number. */
const order = async ({ token }: SignedIn, overrides: Parameters<typeof orderInputFor>[0] = {}): Promise<string> => {
  const expectedTotal = await totalOf(shop, token, overrides);
  const { body } = await shop.request<{ orderNumber: string }>('/orders', {
    body: orderInputFor({ ...overrides, expectedTotal }),
    token,
  });
  return body.orderNumber;
};

const shipping = {
  fullName: 'زبرجد الجوهرجي',
  email: 'zabargad.home@example.com',
  phone: '01098765432',
  address: '٧٧ حارة الياقوت الأزرق',
  city: 'الدقي، الجيزة',
  postalCode: '12555',
};

/** Creates data of a customer in every place that stores personal data. */
const createAllData = async (): Promise<{ readonly zabargad: SignedIn; readonly orderNumber: string }> => {
  const zabargad = await shop.signUp({
    email: 'Zabargad@Example.com',
    isProven: true,
    data: { name: 'زبرجد الجوهرجي', phone: '01098765432', dob: '1987-03-21' },
  });
  const { token } = zabargad;
  const send = async (path: string, body: object | undefined, method = 'POST') => {
    const { status } = await shop.request(path, { method, body, token });
    expect([path, status < 300]).toEqual([path, true]);
  };
  const { email: _, ...address } = shipping;
  await send('/saved-addresses', { ...address, label: 'بيت الزبرجد' });
  await send('/wishlist/cup-tea-01', undefined, 'PUT');
  await send('/reviews', { productId: 'cup-tea-01', rating: 5, comment: 'كما في الصورة' });
  await send('/stock-notifications', { productId: soldOut, email: 'zabargad@example.com' });
  await shop.confirmNewsletter('zabargad@example.com', { token });
  await send('/contact-messages', {
    name: 'زبرجد الجوهرجي',
    email: 'zabargad@example.com',
    subject: 'سؤال عن طبق',
    message: 'هل يصل إلى حارة الياقوت الأزرق؟',
  });
  const gift = { isGift: true, giftWrap: true, giftMessage: 'من زبرجد الجوهرجي' };
  return { zabargad, orderNumber: await order(zabargad, { shipping, gift }) };
};

const traces = ['زبرجد', 'الجوهرجي', 'zabargad', '1098765432', 'الياقوت', '12555', '1987-03-21', 'الدقي'];

test('a deleted account leaves no trace in any table, and its orders stay anonymized', async () => {
  const other = await shop.signUp();
  const otherOrder = await order(other);
  const { zabargad, orderNumber } = await createAllData();
  const before = (await dumpDatabase(shop.database.pool)).toLowerCase();
  expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);

  const { status, headers } = await erase({ password }, zabargad);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  const after = (await dumpDatabase(shop.database.pool)).toLowerCase();
  expect(traces.filter((trace) => after.includes(trace))).toEqual([]);

  const { rows } = await shop.database.pool.query('select * from orders where order_number = $1', [orderNumber]);
  expect(rows[0]).toMatchObject({
    user_id: null,
    shipping_info: { fullName: '', email: '', phone: '', address: '', city: 'الجيزة', postalCode: '' },
    gift_message: null,
    is_gift: true,
    total: expect.any(Number),
    items: [{ productId: 'plate-lotus-01', quantity: 1 }],
  });
  const reviews = await shop.database.pool.query('select user_id, comment from reviews');
  expect(reviews.rows).toEqual([{ user_id: null, comment: 'كما في الصورة' }]);
  // other customers' data stays
  const foreign = await shop.database.pool.query('select shipping_info, user_id from orders where order_number = $1', [
    otherOrder,
  ]);
  expect(foreign.rows[0]).toMatchObject({ user_id: other.userId, shipping_info: { fullName: 'سلمى حسن' } });
  expect((await shop.request('/profile', { token: other.token })).status).toBe(200);
});

test('deleting an account with an unverified address keeps other people’s data under that address', async () => {
  const email = 'somebody.else@example.com';
  await shop.request('/stock-notifications', { body: { productId: soldOut, email } });
  await shop.confirmNewsletter(email);
  await shop.request('/contact-messages', {
    body: { name: 'نور علي', email, subject: 'سؤال عن طبق', message: 'هل يعود هذا الطبق قريبًا؟' },
  });
  const listRemaining = async () => {
    const { rows } = await shop.database.pool.query(
      `select (select count(*)::integer from stock_notifications where email = $1) as notifications,
        (select count(*)::integer from newsletter_subscriptions where email = $1) as subscriptions,
        (select count(*)::integer from contact_messages where email = $1) as messages`,
      [email],
    );
    return rows[0];
  };
  expect(await listRemaining()).toEqual({ notifications: 1, subscriptions: 1, messages: 1 });

  const impostor = await shop.signUp({ email });
  expect((await erase({ password }, impostor)).status).toBe(200);
  expect(await listRemaining()).toEqual({ notifications: 1, subscriptions: 1, messages: 1 });

  const owner = await shop.signUp({ email, isProven: true });
  expect((await erase({ password }, owner)).status).toBe(200);
  expect(await listRemaining()).toEqual({ notifications: 0, subscriptions: 0, messages: 0 });
});

test('deleting an account with an unverified address ends the newsletter subscription that the account confirmed', async () => {
  const salma = await shop.signUp();
  await shop.confirmNewsletter(salma.email, { token: salma.token });
  expect((await erase({ password }, salma)).status).toBe(200);
  const { rowCount } = await shop.database.pool.query('select from newsletter_subscriptions where email = $1', [
    salma.email,
  ]);
  expect(rowCount).toBe(0);
});

test('after deletion the account’s tokens are refused everywhere, and its address can sign up again', async () => {
  const salma = await shop.signUp();
  expect((await erase({ password }, salma)).status).toBe(200);
  for (const path of ['/profile', '/orders?language=ar', '/personal-data', '/saved-addresses']) {
    const { status, body } = await shop.request(path, { token: salma.token });
    expect([path, status, body.code]).toEqual([path, 401, 'SIGN_IN_REQUIRED']);
  }
  expect((await erase({ password }, salma)).body.code).toBe('SIGN_IN_REQUIRED');
  const again = await shop.signUp({ email: salma.email });
  expect(again.userId).not.toBe(salma.userId);
});

test('deletion requires the correct password and limits guesses', async () => {
  const salma = await shop.signUp();
  expect((await erase({}, salma)).body).toMatchObject({ code: 'PASSWORD_REQUIRED', status: 403 });
  expect((await erase({ code: '123456' }, salma)).body.code).toBe('PASSWORD_REQUIRED');
  expect((await erase({ password: 'Lapis-12345' }, salma)).body.code).toBe('PASSWORD_WRONG');
  expect((await shop.request('/profile', { token: salma.token })).status).toBe(200);
  let guesses = 0;
  while ((await erase({ password: `Guess-${guesses}` }, salma)).body.code === 'PASSWORD_WRONG') guesses += 1;
  expect(guesses).toBeLessThan(50);
  expect((await erase({ password }, salma)).body.code).toBe('TOO_MANY_REQUESTS');
  expect((await shop.request('/profile', { token: salma.token })).status).toBe(200);
});

test('an account without a password is deleted with a mailed code', async () => {
  const salma = await shop.signUp();
  await shop.database.pool.query('update auth.users set encrypted_password = null where id = $1', [salma.userId]);
  expect((await erase({ password }, salma)).body.code).toBe('CODE_REQUIRED');
  const authorization = `Bearer ${salma.token}`;
  const reauthentication = await shop.accounts.handle.request('/reauthenticate', { headers: { authorization } });
  expect(reauthentication.status).toBe(200);
  const code = shop.lastCode();
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await erase({ code: wrong }, salma)).body.code).toBe('CODE_WRONG');
  expect((await erase({ code }, salma)).status).toBe(200);
});

test('deletion requires the second factor of an account that has one', async () => {
  const salma = await shop.signUp();
  await shop.database.pool.query(
    `insert into auth.factors (user_id, factor_type, status, friendly_name, encrypted_secret) values ($1, 'totp', 'verified', 'phone', '\\x00')`,
    [salma.userId],
  );
  expect((await erase({ password }, salma)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  expect((await shop.request('/profile', { token: salma.token })).status).toBe(200);
});

test('the last owner cannot be deleted, and of the last two deleted concurrently one stays', async () => {
  const [one, other] = [await shop.signUp(), await shop.signUp()];
  await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin'), ($2, 'admin')`, [
    one.userId,
    other.userId,
  ]);
  const responses = await Promise.all([erase({ password }, one), erase({ password }, other)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(responses.find(({ status }) => status === 409)?.body.code).toBe('LAST_OWNER');
  const { rows } = await shop.database.pool.query(`select user_id from user_roles where role = 'admin'`);
  expect(rows).toHaveLength(1);
});

test('an order placed at the same moment either blocks the deletion or is refused, and stores no personal data', async () => {
  const salma = await shop.signUp();
  const expectedTotal = await totalOf(shop, salma.token, {});
  const [erased] = await Promise.all([
    erase({ password }, salma),
    ...Array.from({ length: 4 }, () =>
      shop.request('/orders', { body: orderInputFor({ expectedTotal }), token: salma.token }).catch(() => undefined),
    ),
  ]);
  expect(erased.status).toBe(200);
  const { rows } = await shop.database.pool.query(
    `select shipping_info ->> 'fullName' as name from orders where user_id is null`,
  );
  expect(rows.every(({ name }) => name === '')).toBe(true);
  shop.logged.length = 0;
});
