import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverTexts } from '#core/i18n/server-texts.ts';
import type { Profile } from '#features/customers/profile.contract.ts';
import { orderInputFor, totalOf } from '#features/orders/testing/orders.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let server: MailServer;
let shop: OpenShop;
beforeAll(async () => {
  server = await openMailServer();
  shop = await openShop({ smtpUrl: server.url });
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
  await server.close();
});

const soldOut = 'plate-star-calligraphy-02';
const json = { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' };

const requestAccounts = async (
  path: string,
  body: object | undefined,
  headers: Readonly<Record<string, string>> = {},
) => {
  const response = await shop.accounts.handle.request(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...json, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as { readonly access_token: string };
};

/** Recovers the password by mail; `headers` are those of the browser. */
const recover = async (email: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
  await shop.database.pool.query('delete from auth.rate_limits');
  await requestAccounts('/recover', { email });
  const input = { type: 'recovery', email, token: shop.lastCode() };
  return (await requestAccounts('/verify', input, headers)).access_token;
};

/** Creates every kind of customer data in an account. */
const fill = async ({ token, email }: SignedIn): Promise<string> => {
  const send = async (path: string, body: object | undefined, method = 'POST') => {
    const { status } = await shop.request(path, { method, body, token });
    expect([path, status < 300]).toEqual([path, true]);
  };
  const { email: _, ...address } = orderInputFor().shipping;
  await send('/saved-addresses', { ...address, label: 'البيت', isDefault: true });
  await send('/wishlist/cup-tea-01', undefined, 'PUT');
  await send('/reviews', { productId: 'cup-tea-01', rating: 5, comment: 'كما في الصورة' });
  await send('/stock-notifications', { productId: soldOut, email: `waits-${email}` });
  const body = orderInputFor({ expectedTotal: await totalOf(shop, token, {}) });
  const { body: order } = await shop.request<{ orderNumber: string }>('/orders', { body, token });
  return order.orderNumber;
};

const recordsOf = async (token: string) => {
  const read = async (path: string) => (await shop.request<Record<string, unknown>>(path, { token })).body;
  const text = JSON.stringify(
    await Promise.all(
      ['/profile', '/orders?language=ar', '/saved-addresses', '/wishlist?language=ar', '/personal-data'].map((path) =>
        read(path),
      ),
    ),
  );
  return ['سلمى حسن', '1001234567', '1990-05-17', 'ORD-', 'البيت', 'cup-tea-01', 'waits-'].filter((trace) =>
    text.includes(trace),
  );
};

const mailsTo = (email: string, subject: string) =>
  server.mails.filter((mail) => mail.recipients.includes(email) && mail.headers['subject'] === subject);

describe('account claims', () => {
  test('a claimed account shows no earlier data, its orders stay in the shop, and a mail reports it', async () => {
    const anonymous = await shop.signUp();
    const orderNumber = await fill(anonymous);
    expect(await recordsOf(anonymous.token)).toHaveLength(7);
    const token = await recover(anonymous.email, { 'accept-language': 'en' });
    expect(await recordsOf(token)).toEqual([]);
    expect((await shop.request('/profile', { token: anonymous.token })).status).toBe(401);
    expect((await shop.request(`/orders/${orderNumber}?language=ar`, { token })).status).toBe(404);
    const { body: profile } = await shop.request<Profile>('/profile', { token });
    expect(profile).toMatchObject({
      name: anonymous.email.split('@')[0],
      phone: null,
      dateOfBirth: null,
      isEmailVerified: true,
    });

    const { rows } = await shop.database.pool.query('select * from orders where order_number = $1', [orderNumber]);
    expect(rows[0]).toMatchObject({ user_id: null, status: 'pending', shipping_info: { fullName: 'سلمى حسن' } });
    const admin = await shop.signUpAdmin();
    const { body: listed } = await shop.request<{ items?: unknown[] }>(`/admin/orders?language=ar&q=${orderNumber}`, {
      token: admin.token,
    });
    expect(JSON.stringify(listed)).toContain(orderNumber);
    const waiting = await shop.database.pool.query('select user_id from stock_notifications where email = $1', [
      `waits-${anonymous.email}`,
    ]);
    expect(waiting.rows).toEqual([{ user_id: null }]);

    const t = serverTexts('en', testSettings).mail.accountClaimed;
    const mail = await soon(() => {
      expect(mailsTo(anonymous.email, t.subject)).toHaveLength(1);
      return mailsTo(anonymous.email, t.subject)[0];
    });
    expect(mail?.text.split('\n')).toEqual(expect.arrayContaining([...t.body, t.orders, t.otherwise]));
  });

  test('an account claimed on its own device keeps its data', async () => {
    const salma = await shop.signUp();
    await fill(salma);
    const signedIn = await shop.accounts.handle.request('/token?grant_type=password', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: salma.email, password: 'Lapis-1234' }),
    });
    const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const token = await recover(salma.email, { cookie });
    expect(await recordsOf(token)).toHaveLength(7);
    expect((await shop.request('/profile', { token: salma.token })).status).toBe(401);
    const t = serverTexts('ar', testSettings).mail.accountClaimed;
    const mail = await soon(() => {
      expect(mailsTo(salma.email, t.subject)).toHaveLength(1);
      return mailsTo(salma.email, t.subject)[0];
    });
    expect(mail?.text).not.toContain(t.orders);
  });

  test('a claimed account loses its role', async () => {
    const admin = await shop.signUpAdmin();
    const token = await recover(admin.email);
    expect((await shop.request<Profile>('/profile', { token })).body.isAdmin).toBe(false);
  });
});

describe('address verification in the session', () => {
  const prove = (token: string, code: string) =>
    shop.request<Profile & Refused>('/profile/email-verification', { body: { code }, token });

  test('verification by a mailed code keeps all data, and the session survives a later password recovery', async () => {
    const salma = await shop.signUp();
    await fill(salma);
    await requestAccounts('/reauthenticate', undefined, { authorization: `Bearer ${salma.token}` });
    const code = shop.lastCode();
    expect((await prove(salma.token, code === '000000' ? '000001' : '000000')).body.code).toBe('CODE_WRONG');
    const { status, body } = await prove(salma.token, code);
    expect([status, body.isEmailVerified]).toEqual([200, true]);
    expect((await shop.request<Profile>('/profile', { token: salma.token })).body.isEmailVerified).toBe(true);
    // a repeated verification succeeds
    expect((await prove(salma.token, code)).status).toBe(200);
    await recover(salma.email);
    expect(await recordsOf(salma.token)).toHaveLength(7);
  });

  test('verification requires the code sent to the account’s address and limits guesses', async () => {
    const [salma, other] = await Promise.all([shop.signUp(), shop.signUp()]);
    await requestAccounts('/reauthenticate', undefined, { authorization: `Bearer ${other.token}` });
    const code = shop.lastCode();
    expect((await prove(salma.token, code)).body.code).toBe('CODE_WRONG');
    let tries = 1;
    while ((await prove(salma.token, '000000')).body.code === 'CODE_WRONG') tries += 1;
    expect(tries).toBeLessThan(50);
    expect((await prove(salma.token, code)).body.code).toBe('TOO_MANY_REQUESTS');
  });
});
