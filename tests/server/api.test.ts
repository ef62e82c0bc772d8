import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#core/server/database/connect.ts';
import { createConcurrencyLimiter } from '#core/server/http/concurrency-limiter.ts';
import { createShopApi } from '../../src/server/create-shop-api.ts';
import { callableEndpoints } from '../support/endpoint-call.ts';
import { type OpenShop, openShop } from '../support/shop/in-process-shop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
});

const context = () => ({
  registry: shop.context.registry,
  settings: {
    maxUnpaidOrders: 10,
    maxUnpaidItems: 300,
    maxOrdersPerHour: 20,
    maxMailedOrdersPerDay: 1,
    maxUnprovenOrders: 5,
    maxUnprovenItems: 300,
    unprovenNetworkFactor: 3,
    unprovenStockPercent: 75,
    mailsPerHour: 1000,
    textsPerHour: 200,
  },
  clock: () => new Date(),
  randomBytes: (count: number) => new Uint8Array(count),
  box: shop.context.box,
  breaker: shop.context.breaker,
  shopSettings: shop.context.shopSettings,
  searchCounter: shop.context.searchCounter,
  paymentSettings: shop.context.paymentSettings,
  publicUrl: shop.context.publicUrl,
  accounts: { ...shop.accounts, identify: async () => null },
});

describe('API', () => {
  test('refuses an unknown path in the language of the request', async () => {
    for (const [path, headers, language] of [
      ['/nothing-here', {}, 'ar'],
      ['/nothing-here?language=en', {}, 'en'],
      ['/nothing-here', { 'accept-language': 'en-GB,en;q=0.9' }, 'en'],
      ['/nothing-here', { cookie: 'a=b; language=ar', 'accept-language': 'en' }, 'ar'],
      ['/nothing-here?language=fr', { 'accept-language': 'fr, de' }, 'ar'],
    ] as const) {
      const { status, body, headers: responseHeaders } = await shop.request(path, { headers });
      expect([status, body.code, responseHeaders.get('cache-control')]).toEqual([
        404,
        'ENDPOINT_NOT_FOUND',
        'no-store',
      ]);
      expect(body.message).toBe(body.data.localizedMessage[language]);
    }
  });

  test('refuses methods that the contract does not define', async () => {
    expect((await shop.request('/products?language=ar', { method: 'DELETE' })).body.code).toBe('ENDPOINT_NOT_FOUND');
    expect((await shop.request('/contact-messages')).body.code).toBe('ENDPOINT_NOT_FOUND');
  });

  test('refuses form content types before parsing the body', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const headers = { 'content-type': type };
      const { status, body } = await shop.request('/newsletter-subscriptions', {
        body: '{"email":"a@example.com"}',
        headers,
      });
      expect([status, body.code]).toEqual([400, 'BROKEN_JSON']);
    }
  });

  test('accepts an empty body of PUT and DELETE, and only JSON otherwise', async () => {
    const { token } = await shop.signUp();
    const put = (asking: object) => shop.request('/wishlist/cup-tea-01', { method: 'PUT', token, ...asking });
    const empty = new ReadableStream({ start: (controller) => controller.close() });
    const request = new Request('http://127.0.0.1/api/wishlist/cup-tea-01', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      body: empty,
      duplex: 'half',
    } as RequestInit);
    expect((await shop.api.handle(request, 'visitor')).status).toBe(200);
    for (const asking of [{}, { body: '' }, { body: '{}' }]) expect((await put(asking)).status).toBe(200);
    for (const type of ['text/plain', '']) {
      expect((await put({ body: '{}', headers: { 'content-type': type } })).body.code).toBe('BROKEN_JSON');
    }
  });

  test.each([
    ['POST', '/newsletter-subscriptions', 413, 'BODY_TOO_LARGE'],
    // only callers who may save a grid or a page can send longer bodies
    ['PUT', '/admin/product-grid', 401, 'SIGN_IN_REQUIRED'],
    ['PUT', '/admin/pages/terms', 401, 'SIGN_IN_REQUIRED'],
  ])('stops reading a body without Content-Length after 64 KiB: %s %s', async (method, path, status, code) => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1024;
        if (sent > 10_000_000) controller.close();
        else controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    const request = new Request(`http://127.0.0.1/api${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    const response = await shop.api.handle(request, 'visitor');
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
    expect(sent).toBeLessThan(80 * 1024);
  });

  test('refuses text that is not UTF-8', async () => {
    const request = new Request('http://127.0.0.1/api/newsletter-subscriptions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from('{"email":"\xff\xfe@example.com"}', 'latin1'),
    });
    const response = await shop.api.handle(request, 'visitor');
    expect([response.status, (await response.json()).code]).toEqual([400, 'BROKEN_JSON']);
  });

  test('refuses unknown and repeated parameters', async () => {
    for (const query of [
      'language=ar&shape=round',
      'language=ar&language=en',
      'language[]=ar',
      'sort=up&language=ar',
      '',
    ]) {
      const { status, body } = await shop.request(`/products?${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'VALIDATION_FAILED']);
    }
  });

  test('returns UNAVAILABLE with a retry time and no details when the database is down', async () => {
    const database = connect('postgres://shop@127.0.0.1:9/absent');
    const logged: unknown[] = [];
    const api = createShopApi({ ...context(), database, log: { error: (fields) => void logged.push(fields) } });
    const response = await api.handle(new Request('http://127.0.0.1/api/products?language=en'), 'visitor');
    const body = await response.json();
    expect([response.status, body.code, response.headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '5']);
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|ECONN|absent/);
    expect(logged).toEqual([]);
    await database.close();
  });

  test('returns UNAVAILABLE without executing the call when the concurrency limit is reached', async () => {
    const logged: unknown[] = [];
    const limiter = createConcurrencyLimiter({ maxConcurrent: 1, maxQueue: 0, queueTimeoutMs: 0 });
    const log = { error: (fields: unknown) => void logged.push(fields) };
    const api = createShopApi({
      ...context(),
      database: shop.database,
      log,
      limiters: { api: limiter, proofs: limiter, files: limiter },
    });
    const subscribe = () =>
      new Request('http://127.0.0.1/api/newsletter-subscriptions?language=en', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'in-the-crowd@example.com', language: 'en' }),
      });
    const busy = Promise.withResolvers<void>();
    const holding = limiter.withLimit(() => busy.promise);
    const response = await api.handle(subscribe(), 'visitor');
    const body = await response.json();
    expect([response.status, body.code, response.headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2']);
    expect(body.message).toBe(body.data.localizedMessage.en);
    busy.resolve();
    await holding;
    expect((await api.handle(subscribe(), 'visitor')).status).toBe(201);
    expect(logged).toEqual([]);
  });

  test('returns UNEXPECTED without details for an unforeseen error, and logs the error', async () => {
    const logged: object[] = [];
    const api = createShopApi({
      ...context(),
      database: shop.database,
      accounts: {
        ...shop.accounts,
        identify: async () => {
          throw new Error('the secret of the house');
        },
      },
      log: { error: (fields) => void logged.push(fields) },
    });
    const response = await api.handle(new Request('http://127.0.0.1/api/profile?language=en'), 'visitor');
    const text = await response.text();
    expect([response.status, JSON.parse(text).code]).toEqual([500, 'UNEXPECTED']);
    expect(text).not.toContain('secret');
    expect(logged).toMatchObject([{ endpoint: 'profile.get', err: { message: 'the secret of the house' } }]);
  });

  test('serves in-process calls, including refusals', async () => {
    const { counts } = await shop.api.inProcess.products.home({ language: 'ar' });
    expect(counts.all).toBe(37);
    await expect(shop.api.inProcess.products.get({ language: 'ar', id: 'no-such-piece' })).rejects.toMatchObject({
      code: 'PRODUCT_NOT_FOUND',
      status: 404,
      defined: true,
    });
    await expect(shop.api.inProcess.profile.get()).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
  });
});

describe('API documentation', () => {
  test.each(['/api/openapi.json', '/api/docs'])(
    'the documentation at %s is compressed, and waits for a slot like any call',
    async (path) => {
      const limiter = createConcurrencyLimiter({ maxConcurrent: 1, maxQueue: 0, queueTimeoutMs: 0 });
      const log = { error: () => undefined };
      const limiters = { api: limiter, proofs: limiter, files: limiter };
      const api = createShopApi({ ...context(), database: shop.database, log, limiters });
      const callApi = () => {
        const headers = { 'accept-encoding': 'br' };
        return api.handle(new Request(`http://127.0.0.1${path}`, { headers }), 'visitor');
      };
      const response = await callApi();
      expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br']);
      const etag = response.headers.get('etag') ?? '';
      const again = new Request(`http://127.0.0.1${path}`, { headers: { 'if-none-match': etag } });
      expect((await api.handle(again, 'visitor')).status).toBe(304);
      const busy = Promise.withResolvers<void>();
      const holding = limiter.withLimit(() => busy.promise);
      expect((await callApi()).status).toBe(503);
      busy.resolve();
      await holding;
    },
  );

  test('the documentation has access, response and refusals of every endpoint', async () => {
    const { status, body } = await shop.request<{ openapi: string; paths: Record<string, Record<string, Operation>> }>(
      '/openapi.json',
    );
    type Operation = { operationId: string; summary: string; 'x-who': string; security: object[]; responses: object };
    expect([status, body.openapi.slice(0, 3)]).toEqual([200, '3.1']);
    const operations = Object.values(body.paths).flatMap((item) => Object.values(item));
    const names = callableEndpoints().map(({ name }) => name);
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(names.toSorted());
    for (const { summary, security, responses, ...operation } of operations) {
      expect(summary).not.toBe('');
      expect(security).toHaveLength(operation['x-who'] === 'anyone' ? 0 : 1);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '413', '429', '500', '503']));
      expect(Object.keys(responses).some((code) => code.startsWith('2'))).toBe(true);
    }
    expect(Object.keys(body.paths['/orders']?.['post']?.responses ?? {})).toEqual(
      expect.arrayContaining(['201', '401', '409', '422']),
    );
  });

  test('the documentation is an HTML page without scripts or external requests', async () => {
    const response = await shop.api.handle(new Request('http://127.0.0.1/api/docs'), 'visitor');
    const html = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'/);
    expect(html).not.toMatch(/<script|<link|<img|https?:\/\/|@import|url\(| style=/);
    for (const text of ['POST /api/orders', 'customer', '409 TOTAL_CHANGED', 'الطلب غير موجود']) {
      expect(html).toContain(text);
    }
  });
});
