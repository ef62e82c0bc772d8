import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderInputFor, totalOf } from '#features/orders/testing/orders.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { ExportedData } from '../testing/exported-data.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const download = ({ token }: SignedIn) => shop.request<ExportedData>('/personal-data', { token });
const soldOut = 'plate-star-calligraphy-02';

test('the export contains all data of a customer and none of others', async () => {
  const [salma, nour] = [await shop.signUp(), await shop.signUp()];
  for (const { token, email } of [salma, nour]) {
    const home = { label: 'البيت', fullName: 'سلمى حسن', phone: '01001234567', city: 'القاهرة', postalCode: '11511' };
    await shop.request('/saved-addresses', { body: { ...home, address: `شارع ${email}` }, token });
    await shop.request('/wishlist/cup-tea-01', { method: 'PUT', token });
    await shop.request('/reviews', { body: { productId: 'cup-tea-01', rating: 4, comment: `رأي ${email}` }, token });
    await shop.request('/stock-notifications', { body: { productId: soldOut, email }, token });
    const expectedTotal = await totalOf(shop, token, {});
    await shop.request('/orders', { body: orderInputFor({ expectedTotal }), token });
  }
  const { status, headers, body } = await download(salma);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-disposition')).toBe('attachment; filename="lazaward-my-data.json"');
  expect(body).toMatchObject({
    account: {
      id: salma.userId,
      email: salma.email,
      signUpData: { name: 'سلمى حسن' },
      identities: [{ provider: 'email' }],
    },
    profile: { name: 'سلمى حسن', phone: '+201001234567', dateOfBirth: '1990-05-17' },
    addresses: [{ label: 'البيت', address: `شارع ${salma.email}` }],
    orders: [
      {
        items: [{ productId: 'plate-lotus-01' }],
        shipping: { phone: '+201001234567' },
        history: [{ status: 'pending' }],
      },
    ],
    wishlist: [{ productId: 'cup-tea-01' }],
    reviews: [{ productId: 'cup-tea-01', rating: 4, comment: `رأي ${salma.email}`, isHidden: false }],
    stockNotifications: [{ productId: soldOut, email: salma.email, isNotified: false }],
  });
  expect(body.profile.welcomeCode).toMatch(/^WELCOME-/);
  expect(body.account.sessions).toHaveLength(1);
  expect(body.account.events.map(({ event }) => event)).toContain('signed_up');
  expect(JSON.stringify(body)).not.toContain(nour.email);
});

test('the export contains payment and refund times without the admin who recorded them', async () => {
  const profile = { phone: '01001234567', dob: '1990-05-17' };
  const keeper = 'أمينة السجل';
  const [salma, admin] = [await shop.signUp(), await shop.signUp({ data: { ...profile, name: keeper } })];
  await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin.userId]);
  const expectedTotal = await totalOf(shop, salma.token, {});
  await shop.request('/orders', { body: orderInputFor({ expectedTotal }), token: salma.token });
  const { rows } = await shop.database.pool.query('select id from orders where user_id = $1', [salma.userId]);
  for (const [from, to] of [
    ['pending', 'paid'],
    ['paid', 'refunded'],
  ]) {
    const body = { language: 'ar', from, to };
    const { status } = await shop.request(`/admin/orders/${rows[0].id}/payment-status`, {
      method: 'PUT',
      body,
      token: admin.token,
    });
    expect(status).toBe(200);
  }
  const { body } = await download(salma);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/u);
  expect(body.orders).toMatchObject([
    {
      paymentStatus: 'refunded',
      paymentHistory: [
        { paymentStatus: 'paid', at },
        { paymentStatus: 'refunded', at },
      ],
      history: [{ status: 'pending' }],
    },
  ]);
  for (const adminTrace of [admin.userId, admin.email, keeper]) expect(JSON.stringify(body)).not.toContain(adminTrace);
});

test('the export contains no secret', async () => {
  const salma = await shop.signUp();
  const { rows } = await shop.database.pool.query(
    `select encrypted_password, refresh_secret from auth.users join auth.sessions on user_id = auth.users.id where auth.users.id = $1`,
    [salma.userId],
  );
  const text = JSON.stringify((await download(salma)).body);
  for (const secret of [rows[0].encrypted_password, rows[0].refresh_secret.toString('hex'), salma.token, 'argon2']) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toMatch(/password|secret|refresh|hash/iu);
});

test('data stored by address alone is exported only for a verified address', async () => {
  const email = 'reader@example.com';
  const message = { name: 'Reader', email, subject: 'A question', message: 'Does the cup hold 200 ml?' };
  await shop.request('/contact-messages', { body: message });
  await shop.confirmNewsletter(email);
  await shop.request('/stock-notifications', { body: { productId: soldOut, email } });
  const salma = await shop.signUp({ email: 'Reader@Example.com' });
  expect((await download(salma)).body).toMatchObject({
    isEmailVerified: false,
    contactMessages: null,
    newsletterSince: null,
    stockNotifications: [],
  });

  await shop.database.pool.query('update auth.users set email_verified_at = now() where id = $1', [salma.userId]);
  const { body } = await download(salma);
  expect(body).toMatchObject({
    isEmailVerified: true,
    contactMessages: [message],
    newsletterSince: expect.any(String),
    stockNotifications: [{ productId: soldOut, email }],
  });
});

test('the export is available to its owner only', async () => {
  expect((await shop.request('/personal-data')).body.code).toBe('SIGN_IN_REQUIRED');
});
