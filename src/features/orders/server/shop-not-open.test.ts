import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShopSettings } from '#core/settings/settings.ts';
import type { Dashboard } from '#features/admin/dashboard.admin.contract.ts';
import { owner } from '#features/settings/default-store-details.ts';
import type { OpeningEnvironment } from '#features/settings/opening.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { PlacedOrder } from '../orders.contract.ts';
import { orderInputFor } from '../testing/orders.ts';

const environment: OpeningEnvironment = {
  isDemonstration: false,
  smtpUrl: 'smtp://mail.porcelain.shop',
  mailFrom: 'hello@porcelain.shop',
};
const completeDetails = {
  ...owner,
  phone: '+201223334445',
  email: 'hello@porcelain.shop',
  instapayHandle: 'porcelain@instapay',
};

let shop: OpenShop;
let admin: SignedIn;
let customer: SignedIn;

beforeAll(async () => {
  shop = await openShop({ opening: environment });
  admin = await shop.signUpAdmin();
  customer = await shop.signUp();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const placeOrder = (person: SignedIn, input = orderInputFor()) =>
  shop.request<Partial<PlacedOrder> & Refused>('/orders', { token: person.token, body: input });

const isOpen = async () => (await shop.request<{ isOpen: boolean }>('/settings?language=ar')).body.isOpen;

const openingInDashboard = async () =>
  (await shop.request<Dashboard>('/admin/dashboard?language=ar', { token: admin.token })).body.opening;

const saveStoreDetails = async (value: ShopSettings['facts'], version: number) => {
  const { status } = await shop.request('/admin/settings/facts', {
    method: 'PUT',
    token: admin.token,
    body: { version, value },
  });
  expect(status).toBe(200);
};

describe('a shop with the placeholders of a new one', { concurrent: false }, () => {
  test('a shop that is not open refuses a customer’s order in both languages and writes nothing', async () => {
    const { status, body } = await placeOrder(customer);
    expect([status, body.code]).toEqual([409, 'SHOP_NOT_OPEN']);
    expect(body.data.localizedMessage.ar).toMatch(/الطلبات/);
    expect(body.data.localizedMessage.en).toMatch(/orders/);
    expect((await shop.database.pool.query('select from orders')).rowCount).toBe(0);
  });

  test('a shop that is not open serves its products, and its public settings say so', async () => {
    expect((await shop.request('/products?language=ar')).status).toBe(200);
    expect(await isOpen()).toBe(false);
  });

  test('a shop that is not open accepts test orders of its staff', async () => {
    expect((await placeOrder(admin)).status).toBe(201);
  });

  test('a shop that is not open lists on the dashboard what is missing', async () => {
    expect(await openingInDashboard()).toEqual({
      isDemonstration: false,
      missing: ['instapayHandle', 'phone', 'email'],
      suggested: ['address', 'social'],
    });
  });

  test('the shop opens once its placeholders are replaced, and still returns a placed order after it closes again', async () => {
    await saveStoreDetails(completeDetails, 0);
    expect(await isOpen()).toBe(true);
    expect((await openingInDashboard()).missing).toEqual([]);
    const input = orderInputFor();
    const placed = await placeOrder(customer, input);
    expect(placed.status).toBe(201);
    await saveStoreDetails(owner, 1);
    expect(await isOpen()).toBe(false);
    expect((await placeOrder(customer)).body.code).toBe('SHOP_NOT_OPEN');
    const { orderNumber } = placed.body;
    expect((await placeOrder(customer, input)).body).toMatchObject({ orderNumber });
  });
});

test('without a mail server a shop refuses customers’ orders, and a demonstration accepts them', async () => {
  const refusing = await openShop({ opening: { ...environment, smtpUrl: null } });
  try {
    const { token } = await refusing.signUp();
    const shopOwner = await refusing.signUpAdmin();
    await refusing.request('/admin/settings/facts', {
      method: 'PUT',
      token: shopOwner.token,
      body: { version: 0, value: completeDetails },
    });
    expect((await refusing.request('/orders', { token, body: orderInputFor() })).body.code).toBe('SHOP_NOT_OPEN');
  } finally {
    await refusing.close();
  }
  const demonstration = await openShop({ opening: { ...environment, smtpUrl: null, isDemonstration: true } });
  try {
    const { token } = await demonstration.signUp();
    expect((await demonstration.request('/orders', { token, body: orderInputFor() })).status).toBe(201);
  } finally {
    await demonstration.close();
  }
});
