import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublicSettings } from '#core/settings/settings.ts';
import { newCustomer } from '#features/auth/testing/users.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { type ServedShop, serveShop } from '#tests/support/shop/http-shop.ts';
import type { PaymentSettings } from '../../payment-settings.admin.contract.ts';
import { stripeKeys, stripeSettings } from '../../testing/payment-settings-input.ts';

let database: FreshDatabase;
let writer: ServedShop;
let reader: ServedShop;
let token: string;
beforeAll(async () => {
  database = await freshDatabase();
  writer = await serveShop(database.url);
  reader = await serveShop(database.url);
  const { email, password, ...data } = newCustomer();
  const { userId, ...signedIn } = await writer.signUp({ email, password, data });
  ({ token } = signedIn);
  await database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [userId]);
});
afterAll(async () => {
  await Promise.all([writer.close(), reader.close()]);
  await database.drop();
});

const methodsIn = async ({ fetch: request }: ServedShop) =>
  ((await (await request('/api/settings?language=ar')).json()) as PublicSettings).payments.methods;
const settingsIn = async ({ fetch: request }: ServedShop, body?: object) => {
  const response = await request('/api/admin/payment-settings', { token, ...(body ? { method: 'PUT', body } : {}) });
  return { status: response.status, body: (await response.json()) as PaymentSettings };
};
const webhookStatus = async ({ fetch: request }: ServedShop) =>
  (await request('/payments/webhooks/stripe', { method: 'POST', body: {} })).status;
const keysIn = (text: string) => Object.values(stripeKeys).filter((key) => text.includes(key));

test('every process uses a saved provider and its webhook before the admin gets the response', async () => {
  expect(await webhookStatus(reader)).toBe(404);
  for (const [version, isEnabled] of [true, false, true].entries()) {
    expect((await settingsIn(writer, stripeSettings(version, { isEnabled }))).status).toBe(200);
    expect((await methodsIn(reader)).includes('card')).toBe(isEnabled);
    // a provider in use refuses a webhook without a signature
    expect(await webhookStatus(reader)).toBe(isEnabled ? 401 : 404);
  }
  expect(keysIn([...writer.lines, ...reader.lines].join('\n'))).toEqual([]);
});

test('environment variables take precedence and are read-only in the admin area', async () => {
  const environment = { STRIPE_SECRET_KEY: 'sk_live_ofEnvironment', STRIPE_WEBHOOK_SECRET: 'whsec_ofEnvironment' };
  const shop = await serveShop(database.url, environment);
  const { body } = await settingsIn(shop);
  expect(body.providers.find(({ name }) => name === 'stripe')).toMatchObject({
    isEnabled: true,
    isFromEnvironment: true,
    mode: 'live',
    fields: [
      { variable: 'STRIPE_SECRET_KEY', isSet: true, value: '' },
      { variable: 'STRIPE_WEBHOOK_SECRET', isSet: true, value: '' },
      { variable: 'STRIPE_URL', isSet: false, value: '' },
    ],
  });
  const refused = await settingsIn(shop, stripeSettings(body.version, { isEnabled: false }));
  expect(refused).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'providers.stripe' }] } } });
  const tested = await shop.fetch('/api/admin/payment-connection-tests', {
    method: 'POST',
    body: { provider: 'stripe', values: { url: 'https://elsewhere.example' }, secrets: {} },
    token,
  });
  expect(tested.status).toBe(400);
  const saved = await settingsIn(shop, { ...stripeSettings(body.version), holdMinutes: 20, providers: {} });
  expect(saved.body).toMatchObject({ holdMinutes: 20 });
  expect(await methodsIn(shop)).toContain('card');
  const output = JSON.stringify([body, refused, saved, shop.lines]);
  expect(Object.values(environment).filter((value) => output.includes(value))).toEqual([]);
  await shop.close();
});
