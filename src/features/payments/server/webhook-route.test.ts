import { request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlacedOrder } from '#features/orders/orders.contract.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { type FreshDatabase, freshDatabase, hashTables } from '#tests/support/database.ts';
import { startUnreliableProxy, type UnreliableProxy } from '#tests/support/servers/unreliable-proxy.ts';
import { type ServedShop, serveShop } from '#tests/support/shop/http-shop.ts';
import { openPaymobGateway, type PaymobGateway } from '../providers/paymob/testing/paymob-gateway.ts';
import { environmentName } from './settings/payment-environment.ts';

/** Payment routes of the whole server, over HTTP. */
let database: FreshDatabase;
let network: UnreliableProxy;
let gateway: PaymobGateway;
let shop: ServedShop;
let token: string;

const metricsToken = 'a-token-for-the-counts';
const publicUrl = 'http://localhost';

beforeAll(async () => {
  [database, gateway] = await Promise.all([freshDatabase({ isStocked: true }), openPaymobGateway()]);
  network = await startUnreliableProxy(database.url);
  gateway.behave({ webhooks: 'never' });
  const keys = Object.entries(gateway.values).map(([field, value]) => [environmentName('paymob', field), value]);
  const settings = {
    MAX_UNPAID_ORDERS: '1000',
    MAX_UNPAID_ITEMS: '1000',
    MAX_ORDERS_PER_HOUR: '1000',
    MAX_UNPROVEN_ORDERS: '1000',
    UNPROVEN_STOCK_PERCENT: '100',
    PUBLIC_URL: publicUrl,
    METRICS_TOKEN: metricsToken,
    ...Object.fromEntries(keys),
  };
  shop = await serveShop(network.url, settings);
  const data = { name: 'سلمى حسن', phone: '01001234567', dob: '1990-05-17' };
  ({ token } = await shop.signUp({ email: 'salma@example.com', password: 'Lapis-1234', data }));
});
afterAll(async () => {
  await shop.close();
  await network.close();
  await gateway.close();
  await database.drop();
});

/** Places an order and pays it at the gateway without sending its webhook. */
const payWithoutWebhook = async (paymentMethod: 'card' | 'wallet' = 'card') => {
  const placed = await shop.fetch('/api/orders', { body: orderInputFor({ paymentMethod }), token });
  const { orderNumber } = (await placed.json()) as PlacedOrder;
  const opened = await shop.fetch(`/api/orders/${orderNumber}/payments`, { body: { language: 'ar' }, token });
  const { url } = (await opened.json()) as { readonly url: string };
  await gateway.press(url, 'pay');
  const delivery = gateway.deliveries.at(-1);
  if (delivery === undefined) throw new Error('the gateway has reported nothing');
  const { pathname, search } = new URL(delivery.url);
  return { orderNumber, path: `${pathname}${search}`, body: delivery.body, transactionId: delivery.transactionId };
};

const post = (path: string, body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}) =>
  fetch(shop.url + path, {
    method: 'POST',
    body: body as BodyInit,
    headers: { 'content-type': 'application/json', ...headers },
  });

const statusOf = async (orderNumber: string): Promise<string> => {
  const { rows } = await database.pool.query('select payment_status from orders where order_number = $1', [
    orderNumber,
  ]);
  return rows[0].payment_status;
};

const counted = async (): Promise<string[]> => {
  const response = await shop.fetch('/metrics', { token: metricsToken });
  return (await response.text()).split('\n').filter((line) => line.startsWith('lazaward_payment_webhooks_total{'));
};

describe('webhook route', () => {
  test('a signed webhook pays the order, is counted, and leaves none of its content in the log', async () => {
    const { orderNumber, path, body } = await payWithoutWebhook('wallet');
    const response = await post(path, body, { origin: 'https://elsewhere.example' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(await statusOf(orderNumber)).toBe('paid');
    expect(await counted()).toContain('lazaward_payment_webhooks_total{provider="paymob",outcome="recorded"} 1');
    const log = shop.lines.join('');
    const hmac = new URL(path, shop.url).searchParams.get('hmac') ?? '';
    for (const word of ['01010101010', 'The bank says', hmac, 'salma@example.com', 'سلمى'])
      expect([word, log.includes(word)]).toEqual([word, false]);
    const { rows } = await database.pool.query('select * from payment_transactions');
    expect(JSON.stringify(rows)).not.toContain('0101010');
    expect(rows).toMatchObject([{ instrument: 'wallet', brand: null, last4: null }]);
  });

  test.each([
    ['without a signature', () => ''],
    ['with an empty signature', () => '?hmac='],
    [
      'with a signature in upper case',
      (search: string) => search.replace(/hmac=\w+/, (match) => `hmac=${match.slice(5).toUpperCase()}`),
    ],
    ['with a signature of zeros', () => `?hmac=${'0'.repeat(128)}`],
  ])('a webhook %s is refused with an empty 401 and writes nothing', async (_, change) => {
    const { path, body } = await payWithoutWebhook();
    const [pathname = '', search = ''] = path.split('?');
    const before = await hashTables(database);
    const response = await post(`${pathname}${change(`?${search}`)}`, body);
    expect([response.status, await response.text()]).toEqual([401, '']);
    expect(await hashTables(database)).toEqual(before);
  });

  test.each([
    ['cut off', (body: string) => body.slice(0, body.length / 2)],
    ['empty', () => ''],
    ['XML', () => '<xml/>'],
    ['a list', () => '[]'],
    ['null', () => 'null'],
    ['without a transaction', () => '{"type":"TRANSACTION"}'],
    ['deeply nested', () => '['.repeat(30_000)],
    ['invalid UTF-8', () => new Uint8Array([0xff, 0xfe, 0x00])],
  ])('a webhook whose body is %s is refused with 401 and writes nothing', async (_, change) => {
    const { path, body } = await payWithoutWebhook();
    const before = await hashTables(database);
    expect((await post(path, change(body))).status).toBe(401);
    expect(await hashTables(database)).toEqual(before);
  });

  test('a webhook of 64 KiB is read, and one byte more is refused with 413', async () => {
    const { orderNumber, path, body } = await payWithoutWebhook();
    const padded = (length: number) => body + ' '.repeat(length - Buffer.byteLength(body));
    expect((await post(path, padded(65_537))).status).toBe(413);
    expect(await statusOf(orderNumber)).toBe('pending');
    expect((await post(path, padded(65_536))).status).toBe(200);
    expect(await statusOf(orderNumber)).toBe('paid');
  });

  test('a webhook of ten megabytes is aborted long before its end', async () => {
    const { path } = await payWithoutWebhook();
    const chunk = Buffer.alloc(65_536, 0x20);
    let written = 0;
    const status = await new Promise<number | string>((resolve) => {
      const sending = httpRequest(shop.url + path, { method: 'POST', headers: { 'content-type': 'application/json' } });
      sending.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sending.on('error', (error) => resolve(String(error)));
      const send = async () => {
        while (written < 10_000_000 && !sending.destroyed) {
          sending.write(chunk);
          written += chunk.byteLength;
          await pause(2);
        }
        sending.end();
      };
      void send();
    });
    expect(status).toBe(413);
    expect(written).toBeLessThan(1_000_000);
  });

  test('a webhook of an unknown or unconfigured provider gets 404 and adds no metric label', async () => {
    const { path, body } = await payWithoutWebhook();
    const { search } = new URL(path, shop.url);
    for (const name of [
      'stripe',
      'paypal',
      'cash_on_delivery',
      'manual',
      '__proto__',
      'constructor',
      'paymob%00',
      'x'.repeat(500),
    ]) {
      expect([name, (await post(`/payments/webhooks/${name}${search}`, body)).status]).toEqual([name, 404]);
    }
    const labels = (await counted()).map((line) => /provider="(.*?)",outcome="(.*?)"/.exec(line)?.slice(1, 3));
    for (const [provider, outcome] of labels as [string, string][]) {
      expect(['paymob', 'stripe', 'unknown']).toContain(provider);
      expect(['recorded', 'known', 'unmatched', 'review', 'ignored', 'unsigned', 'too-large', 'unavailable']).toContain(
        outcome,
      );
    }
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'a webhook by %s is refused with 405',
    async (method) => {
      const response = await shop.fetch('/payments/webhooks/paymob', {
        method,
        headers: { origin: 'https://elsewhere.example' },
      });
      expect(response.status).toBe(405);
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    },
  );

  test('a webhook during a database outage gets 503 and pays the order when repeated', async () => {
    const { orderNumber, path, body } = await payWithoutWebhook();
    network.swallow(true);
    const response = await post(path, body);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    network.swallow(false);
    await expect.poll(async () => (await shop.fetch('/readyz/database')).status).toBe(200);
    expect(await statusOf(orderNumber)).toBe('pending');
    expect((await post(path, body)).status).toBe(200);
    expect(await statusOf(orderNumber)).toBe('paid');
  });
});

describe('return route', () => {
  test('the return URL redirects to the order without its query', async () => {
    const { orderNumber } = await payWithoutWebhook();
    const { rows } = await database.pool.query(
      'select payment_attempts.id from payment_attempts join orders on orders.id = order_id where order_number = $1',
      [orderNumber],
    );
    const query =
      '?success=true&source_data.pan=2346&data.message=Approved&hmac=abc&to=https%3A%2F%2Felsewhere.example';
    const response = await shop.fetch(`/payments/return/${rows[0].id}${query}`);
    expect([response.status, await response.text()]).toEqual([303, '']);
    expect(response.headers.get('location')).toBe(`${publicUrl}/order-confirmation/${orderNumber}#returned`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(shop.lines.join('')).not.toContain('data.message');
  });

  test.each([
    '00000000-0000-4000-8000-000000000000',
    '1',
    'ORD-1',
    "' or 1=1 --",
    '..%2f..%2fetc',
    '%00',
    '%E0%A4%A',
    'x'.repeat(5000),
    'FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFF',
  ])('the return URL of an unknown attempt (%s) redirects to the account', async (id) => {
    const response = await shop.fetch(`/payments/return/${encodeURI(id).replaceAll('%25', '%')}?success=true&order=1`);
    expect([response.status, response.headers.get('location')]).toEqual([303, `${publicUrl}/account`]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('a return by %s is refused with 405', async (method) => {
    expect((await shop.fetch('/payments/return/1', { method })).status).toBe(405);
  });
});
