import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openShopEndpoint, type ShopEndpoint } from '../../../testing/shop-endpoint.ts';
import { openPaymobGateway, type PaymobGateway } from './paymob-gateway.ts';
import { signTransaction } from './paymob-transactions.ts';

let gateway: PaymobGateway;
let shop: ShopEndpoint;

beforeEach(async () => {
  [gateway, shop] = await Promise.all([openPaymobGateway(), openShopEndpoint()]);
});
afterEach(async () => {
  await shop.close();
  await gateway.close();
});

type ApiResponse = { readonly status: number; readonly body: Record<string, unknown> };

const call = async (
  path: string,
  { body, authorization = '' }: { body?: unknown; authorization?: string } = {},
): Promise<ApiResponse> => {
  const response = await fetch(`${gateway.values['url']}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
};

const withKey = () => `Token ${gateway.values['secretKey']}`;
const withToken = async () => {
  const { body } = await call('/api/auth/tokens', { body: { api_key: gateway.values['apiKey'] } });
  return `Bearer ${String(body['token'])}`;
};

const intention = (changes: object = {}) => ({
  amount: 10_000,
  currency: 'EGP',
  payment_methods: [1001],
  items: [{ name: 'ORD-1', amount: 10_000, quantity: 1 }],
  billing_data: { first_name: 'A', last_name: 'B', email: 'a@example.com', phone_number: '+201000000000' },
  special_reference: 'ORD-1-1',
  expiration: 3600,
  notification_url: shop.webhookUrl,
  redirection_url: shop.returnUrl,
  ...changes,
});
const open = (changes: object = {}) => call('/v1/intention/', { body: intention(changes), authorization: withKey() });
const pageOf = ({ body }: ApiResponse) =>
  `${gateway.values['url']}/unifiedcheckout/?publicKey=${gateway.values['publicKey']}&clientSecret=${String(body['client_secret'])}`;

describe('intentions of the local gateway', () => {
  test('the gateway creates an intention with the documented fields', async () => {
    const { status, body } = await open();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.stringMatching(/^pi_test_\w+$/),
      intention_order_id: 700_001,
      client_secret: expect.stringMatching(/^egy_csk_test_\w+$/),
      intention_detail: { amount: 10_000, currency: 'EGP' },
      payment_methods: [{ integration_id: 1001, live: false }],
      special_reference: 'ORD-1-1',
      status: 'intended',
      object: 'paymentintention',
    });
  });

  test.each([['Bearer'], ['token']])('the gateway refuses the key with the scheme %s', async (word) => {
    const authorization = `${word} ${gateway.values['secretKey']}`;
    expect((await call('/v1/intention/', { body: intention(), authorization })).status).toBe(401);
    expect(gateway.intentions).toEqual([]);
  });

  test.each([
    [404, { payment_methods: [4711] }],
    [404, { payment_methods: [] }],
    [400, { billing_data: { first_name: 'A', last_name: 'B', email: 'a@example.com' } }],
    [400, { amount: '10000' }],
    [400, { expiration: 3_110_401 }],
    [406, { amount: 9999 }],
    [406, { items: [{ name: 'ORD-1', amount: 4000, quantity: 2 }] }],
  ])('the gateway responds %i to %j', async (status, changes) => {
    expect((await open(changes)).status).toBe(status);
    expect(gateway.intentions).toEqual([]);
  });

  test('the gateway names the missing field', async () => {
    const { body } = await open({ billing_data: { first_name: 'A', last_name: 'B', email: 'a@example.com' } });
    expect(body).toEqual({ billing_data: { phone_number: ['This field is required.'] } });
  });

  test.each([[[5000, 5000]], [[10_000]]])(
    'the gateway accepts items of %j with and without multiplying by the quantity',
    async (amounts) => {
      const items = amounts.map((amount) => ({ name: 'ORD-1', amount, quantity: 1 }));
      expect((await open({ items })).status).toBe(201);
      const doubled = await open({ items: [{ name: 'a', amount: 5000, quantity: 2 }], special_reference: 'ORD-1-2' });
      expect(doubled.status).toBe(201);
    },
  );

  test('the gateway refuses a reused reference', async () => {
    expect((await open()).status).toBe(201);
    expect((await open()).status).toBe(400);
  });
});

describe('payment page of the local gateway', () => {
  test.each([
    ['ar', 'rtl'],
    ['en', 'ltr'],
  ] as const)('the payment page shows amount, order and buttons in %s', async (language, direction) => {
    gateway.behave({ language });
    const page = await (await fetch(pageOf(await open()))).text();
    expect(page).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(page).toContain('<p id="amount">100.00 EGP</p>');
    expect(page).toContain('<p id="order">ORD-1</p>');
    expect(page).toContain(`<a href="${shop.returnUrl}">`);
    expect([...page.matchAll(/value="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'pay',
      'decline',
      'right_code',
      'wrong_code',
    ]);
  });

  test('the payment page requires the public key and the client secret of an intention', async () => {
    const page = pageOf(await open());
    expect((await fetch(page.replace('egy_pk', 'egy_pX'))).status).toBe(404);
    expect((await fetch(`${page}0`)).status).toBe(404);
  });

  test('the payment page redirects the shopper to the shop with signed, dotted parameters', async () => {
    const url = new URL(await gateway.press(pageOf(await open()), 'right_code'));
    expect(`${url.origin}${url.pathname}`).toBe(shop.returnUrl);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      id: '900001',
      order: '700001',
      success: 'true',
      is_3d_secure: 'true',
      merchant_order_id: 'ORD-1-1',
      'source_data.pan': '2346',
      hmac: gateway.deliveries[0]?.url.split('hmac=')[1],
    });
    expect(url.searchParams.get('created_at')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+$/);
  });

  test('the payment page of a paid order has a status instead of buttons', async () => {
    const page = pageOf(await open());
    await gateway.pay('ORD-1-1');
    const html = await (await fetch(page)).text();
    expect(html).toContain('role="status"');
    expect(html).not.toContain('<button');
  });
});

describe('webhooks of the local gateway', () => {
  test('a signed webhook arrives before the shopper returns', async () => {
    await gateway.press(pageOf(await open()), 'pay');
    expect(shop.webhooks).toHaveLength(1);
    const { obj } = JSON.parse(new TextDecoder().decode(shop.webhooks[0]?.body));
    expect(shop.webhooks[0]?.query.get('hmac')).toBe(signTransaction(obj, gateway.values['hmacSecret'] ?? ''));
    expect(gateway.deliveries).toMatchObject([{ transactionId: 900_001, status: 200 }]);
  });

  test.each(['after_return', { later: 30 }] as const)('a webhook arrives later with %j', async (webhooks) => {
    gateway.behave({ webhooks });
    await gateway.press(pageOf(await open()), 'pay');
    expect(shop.webhooks).toHaveLength(0);
    await expect.poll(() => shop.webhooks).toHaveLength(1);
  });

  test('webhooks that are not sent can be replayed', async () => {
    gateway.behave({ webhooks: 'never' });
    await gateway.press(pageOf(await open()), 'decline');
    await gateway.pay('ORD-1-1');
    const [declined, paid] = gateway.deliveries;
    if (!declined || !paid) throw new Error('no webhook was recorded');
    expect(await gateway.replay(paid)).toBe(200);
    expect(await gateway.replay(declined)).toBe(200);
    expect(shop.webhooks.map(({ body }) => JSON.parse(new TextDecoder().decode(body)).obj.success)).toEqual([
      true,
      false,
    ]);
  });

  test.each([true, false])('webhooks are repeated with the same bytes, concurrently: %s', async (areRepeatsAtOnce) => {
    gateway.behave({ repeats: 3, areRepeatsAtOnce });
    await open();
    await gateway.pay('ORD-1-1');
    expect(new Set(shop.webhooks.map(({ body }) => new TextDecoder().decode(body))).size).toBe(1);
    expect(shop.webhooks).toHaveLength(3);
  });

  test.each([
    ['not', 0],
    ['wrong', 128],
    ['with_old_secret', 128],
  ] as const)('a webhook has no valid signature with the setting %s', async (signs, length) => {
    gateway.behave({ signs });
    await open();
    const transaction = await gateway.pay('ORD-1-1');
    const hmac = shop.webhooks[0]?.query.get('hmac') ?? '';
    expect(hmac).toHaveLength(length);
    expect(hmac).not.toBe(signTransaction(transaction, gateway.values['hmacSecret'] ?? ''));
  });

  test.each([true, false])('a webhook can be altered, with a valid signature: %s', async (isSigned) => {
    gateway.behave({ alters: { amount_cents: 1, merchant_order_id: 'ORD-2-1', isSigned } });
    await open();
    await gateway.pay('ORD-1-1');
    const { obj } = JSON.parse(new TextDecoder().decode(shop.webhooks[0]?.body));
    expect(obj).toMatchObject({ amount_cents: 1, order: { merchant_order_id: 'ORD-2-1' } });
    const valid = signTransaction(obj, gateway.values['hmacSecret'] ?? '');
    expect(shop.webhooks[0]?.query.get('hmac') === valid).toBe(isSigned);
  });
});

describe('inquiries of the local gateway', () => {
  const path = '/api/ecommerce/orders/transaction_inquiry';

  test('an inquiry requires a token, which requires the API key', async () => {
    expect((await call('/api/auth/tokens', { body: { api_key: 'other' } })).status).toBe(403);
    expect((await call(path, { body: { order_id: '700001' }, authorization: withKey() })).status).toBe(401);
    const authorization = await withToken();
    gateway.expireTokens();
    expect((await call(path, { body: { order_id: '700001' }, authorization })).status).toBe(401);
  });

  test('an inquiry returns only the most recent transaction of an order, with the order’s paid amount', async () => {
    const authorization = await withToken();
    await open();
    expect((await call(path, { body: { order_id: '700001' }, authorization })).status).toBe(404);
    await gateway.pay('ORD-1-1');
    await gateway.decline('ORD-1-1');
    expect((await call(path, { body: { order_id: '700001' }, authorization })).body).toMatchObject({
      id: 900_002,
      success: false,
      order: { id: 700_001, paid_amount_cents: 10_000 },
    });
    expect((await call('/api/acceptance/transactions/900001', { authorization })).body).toMatchObject({
      success: true,
    });
    const { body } = await call('/api/ecommerce/orders/700001', { authorization });
    expect(body).toMatchObject({ id: 700_001, transactions: [{ id: 900_001 }, { id: 900_002 }] });
  });
});

describe('refunds of the local gateway', () => {
  const refund = (transaction_id: number, amount_cents: number, authorization = withKey()) =>
    call('/api/acceptance/void_refund/refund', { body: { transaction_id, amount_cents }, authorization });

  beforeEach(async () => {
    await open();
    await gateway.pay('ORD-1-1');
  });

  test('a refund is a separate transaction, and the webhook reports the charge with its refunded total', async () => {
    expect((await refund(900_001, 4000)).body).toMatchObject({
      id: 900_002,
      amount_cents: 4000,
      success: true,
      is_refund: true,
      has_parent_transaction: true,
      parent_transaction: 900_001,
    });
    await expect.poll(() => shop.webhooks).toHaveLength(2);
    const { obj } = JSON.parse(new TextDecoder().decode(shop.webhooks[1]?.body));
    expect(obj).toMatchObject({ id: 900_001, is_refunded: true, refunded_amount_cents: 4000, is_refund: false });
  });

  test('a refund is refused above the paid amount, for an unknown transaction, and without the key', async () => {
    expect((await refund(900_001, 6000)).status).toBe(200);
    expect((await refund(900_001, 4001)).body).toHaveProperty('amount_cents');
    expect((await refund(900_001, 0)).status).toBe(400);
    expect((await refund(900_009, 1)).status).toBe(404);
    expect((await refund(900_001, 1, 'Token other')).status).toBe(401);
    expect(gateway.transactions).toHaveLength(2);
  });

  test('a refused refund gets 200 without success', async () => {
    gateway.behave({ refunds: 'refuses' });
    expect(await refund(900_001, 4000)).toMatchObject({ status: 200, body: { success: false } });
    expect(gateway.transactions[0]?.refunded_amount_cents).toBe(0);
  });
});

test('the local gateway records unknown requests', async () => {
  expect((await call('/api/acceptance/void_refund/void', { body: {}, authorization: withKey() })).status).toBe(404);
  expect(gateway.unexpected.splice(0)).toEqual(['POST /api/acceptance/void_refund/void']);
});

test('closing the local gateway throws after unknown requests', async () => {
  const other = await openPaymobGateway({ mode: 'live' });
  expect(other.values['secretKey']).toMatch(/^egy_sk_live_/);
  expect((await fetch(`${other.values['url']}/unknown`)).status).toBe(404);
  await expect(other.close()).rejects.toThrow('GET /unknown');
});
