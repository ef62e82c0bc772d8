import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { compressMax } from './page-cache.ts';
import type { StyleSheets } from './page-html.ts';
import { createPages, type RenderPage } from './pages.ts';

const servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** Starts a server with these pages; `rendered` lists the rendered URLs in order. */
const openPages = async (
  render: RenderPage,
  limiter = createConcurrencyLimiter({ maxConcurrent: 100, maxQueue: 0, queueTimeoutMs: 0 }),
  sheets: StyleSheets = new Map(),
  plainLimiter = limiter,
) => {
  const rendered: string[] = [];
  const pages = createPages({
    render: (pageRequest, language) => {
      rendered.push(`${language} ${pageRequest.url.replace('http://shop.example', '')}`);
      return render(pageRequest, language);
    },
    limiter,
    plainLimiter,
    publicUrl: 'http://shop.example',
    isCacheEnabled: true,
    sheets,
    inlineScript: 'let own;',
    allowedOrigins: {},
    log: { warn: () => undefined },
  });
  const server = createServer((incoming, response) => {
    pages.serve(incoming, response).catch(() => response.writeHead(500).end());
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const requestPage = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const clientRequest = request({ port, path, headers, host: '127.0.0.1' }, async (response) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) });
      });
      clientRequest.on('error', reject).end();
    });
  return { requestPage, rendered, invalidate: pages.invalidate };
};

const html = (text: string, status = 200) =>
  new Response(`<!doctype html><html><head></head><body>${text}</body></html>`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

/** Creates a response promise that the test resolves. */
const deferResponse = () => Promise.withResolvers<Response>();

test('renders a page once per language for concurrent requests', async () => {
  const { requestPage, rendered } = await openPages(async (_, language) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return html(language);
  });
  const languages = Array.from({ length: 100 }, (_, turn) => (turn % 2 ? 'ar' : 'en'));
  const responses = await Promise.all(
    languages.map((language) => requestPage('/', { cookie: `language=${language}` })),
  );
  expect(responses.map(({ headers }) => headers['content-language'])).toEqual(languages);
  expect(rendered.toSorted()).toEqual(['ar /', 'en /']);
});

test('serves identity, gzip and Brotli from the first request on, and soon the best compression', async () => {
  const page = 'طبق '.repeat(5_000);
  const { requestPage } = await openPages(async () => html(page));
  const first = await requestPage('/', { 'accept-encoding': 'gzip, deflate, br' });
  const whole = (await requestPage('/')).body;
  expect(whole.toString()).toContain(page);
  expect(first.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(first.body)).toEqual(whole);
  const zipped = await requestPage('/', { 'accept-encoding': 'br;q=0, gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body)).toEqual(whole);
  expect((await requestPage('/', { 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined();
  const min = await compressMax(whole, 'br');
  await expect.poll(async () => (await requestPage('/', { 'accept-encoding': 'br' })).body).toEqual(min);
});

test('answers 304 to a matching ETag, but not for a 404', async () => {
  let exists = true;
  const { requestPage, invalidate } = await openPages(async () => html('a', exists ? 200 : 404));
  const { etag = '' } = (await requestPage('/')).headers;
  for (const cachedEtag of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
    const again = await requestPage('/', { 'if-none-match': cachedEtag });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  }
  exists = false;
  invalidate();
  expect((await requestPage('/', { 'if-none-match': etag })).status).toBe(404);
});

test('after an invalidation the first request waits for the new page, concurrent ones get the stale page', async () => {
  const renderings = [deferResponse(), deferResponse()];
  let turn = 0;
  const { requestPage, invalidate, rendered } = await openPages(
    async () => (await renderings[turn++]?.promise) ?? html('more'),
  );
  renderings[0]?.resolve(html('old'));
  await requestPage('/');
  invalidate();
  const first = requestPage('/');
  await expect.poll(() => rendered).toHaveLength(2);
  const concurrentResponses = await Promise.all([requestPage('/'), requestPage('/')]);
  expect(concurrentResponses.map(({ body }) => /old|new/.exec(body.toString())?.[0])).toEqual(['old', 'old']);
  renderings[1]?.resolve(html('new'));
  expect((await first).body.toString()).toContain('new');
  expect((await requestPage('/')).body.toString()).toContain('new');
  expect(rendered).toHaveLength(2);
});

test('does not cache a page whose rendering began before an invalidation', async () => {
  const before = deferResponse();
  let turn = 0;
  const { requestPage, invalidate } = await openPages(async () => (turn++ === 0 ? before.promise : html('new')));
  const staleResponse = requestPage('/');
  await expect.poll(() => turn).toBe(1);
  invalidate();
  const after = requestPage('/');
  await expect.poll(() => turn).toBe(2);
  before.resolve(html('old'));
  expect((await staleResponse).body.toString()).toContain('old');
  expect((await after).body.toString()).toContain('new');
  expect((await requestPage('/')).body.toString()).toContain('new');
  expect(turn).toBe(2);
});

test('errors are not cached, and the stale page is served while rendering fails', async () => {
  let status = 503;
  const { requestPage, invalidate, rendered } = await openPages(async () => html(`status ${status}`, status));
  const failed = await requestPage('/');
  expect([failed.status, failed.headers['cache-control'], failed.headers['retry-after']]).toEqual([
    503,
    'no-store',
    '5',
  ]);
  status = 200;
  expect((await requestPage('/')).status).toBe(200);
  status = 503;
  invalidate();
  for (const _ of [1, 2]) expect((await requestPage('/')).body.toString()).toContain('status 200');
  expect(rendered).toHaveLength(4);
  status = 404;
  for (const _ of [1, 2]) expect((await requestPage('/')).status).toBe(404);
});

test('ignores unknown query parameters, and limits the memory for made-up searches', async () => {
  const big = 'x'.repeat(300_000);
  const { requestPage, rendered } = await openPages(async () => html(big));
  for (let turn = 0; turn < 50; turn += 1) await requestPage(`/about?made-up=${turn}`);
  expect(rendered).toEqual(['ar /about']);
  for (let turn = 0; turn < 150; turn += 1) {
    await requestPage(`/products?q=${turn}`);
    await requestPage('/about');
  }
  // frequently used pages stay, pages requested once by a crawler are evicted
  expect(rendered.filter((address) => address === 'ar /about')).toHaveLength(1);
  await requestPage('/products?q=149');
  await requestPage('/products?q=0');
  expect(rendered.filter((address) => address.endsWith('q=149'))).toHaveLength(1);
  expect(rendered.filter((address) => address.endsWith('q=0'))).toHaveLength(2);
});

test('renders a path with invalid percent-encoding unchanged', async () => {
  const { requestPage, rendered } = await openPages(async () => html('nowhere', 404));
  expect((await requestPage('/%')).status).toBe(404);
  expect((await requestPage('/%ff%fe?q=1')).status).toBe(404);
  expect(rendered).toEqual(['ar /%25', 'ar /%25ff%25fe']);
});

test('answers the busy page in the visitor’s language when the rendering queue is full', async () => {
  const pendingResponse = deferResponse();
  const { requestPage, rendered } = await openPages(
    async (pageRequest) => (pageRequest.url.endsWith('/slow') ? pendingResponse.promise : html('as ever')),
    createConcurrencyLimiter({ maxConcurrent: 1, maxQueue: 0, queueTimeoutMs: 0 }),
  );
  expect((await requestPage('/kept')).status).toBe(200);
  const slow = requestPage('/slow');
  await expect.poll(() => rendered).toContain('ar /slow');
  const [arabic, english, data] = await Promise.all([
    requestPage('/another'),
    requestPage('/another', { cookie: 'language=en' }),
    requestPage('/products.data'),
  ]);
  for (const { status, headers } of [arabic, english, data]) {
    expect([status, headers['retry-after']]).toEqual([503, '2']);
  }
  expect(arabic.body.toString()).toContain('<html lang="ar" dir="rtl">');
  expect(english.body.toString()).toContain('The shop is closed for a moment');
  // cached pages are still served
  expect((await requestPage('/kept')).status).toBe(200);
  pendingResponse.resolve(html('late'));
  expect((await slow).status).toBe(200);
  expect((await requestPage('/another')).body.toString()).toContain('as ever');
});

test('answers the busy page if the database cannot be reached by any part of the rendering', async () => {
  const errors = [
    new AppError(apiErrors, 'UNAVAILABLE', { seconds: 5 }),
    new Error('Query read timeout'),
    Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }),
  ];
  for (const error of errors) {
    const { requestPage } = await openPages(() => Promise.reject(error));
    const { status, headers, body } = await requestPage('/about');
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    expect(body.toString()).toContain('<html lang="ar" dir="rtl">');
  }
  const { requestPage: getPage } = await openPages(() => Promise.reject(new Error('a fault of the shop')));
  expect((await getPage('/about')).status).toBe(500);
});

test('renders pages without database access while others wait for the database', async () => {
  const pendingResponse = deferResponse();
  const size = { maxConcurrent: 1, maxQueue: 0, queueTimeoutMs: 0 };
  const { requestPage, rendered } = await openPages(
    async (pageRequest) => (pageRequest.url.includes('/products') ? pendingResponse.promise : html('about us')),
    createConcurrencyLimiter(size),
    new Map(),
    createConcurrencyLimiter(size),
  );
  const hanging = requestPage('/products');
  await expect.poll(() => rendered).toContain('ar /products');
  expect((await requestPage('/products/cups')).status).toBe(503);
  expect((await requestPage('/about')).body.toString()).toContain('about us');
  pendingResponse.resolve(html('products'));
  await hanging;
});

test('serves the stale page when no slot is free for rendering the new one', async () => {
  const pendingResponse = deferResponse();
  let price = 'old';
  const { requestPage, rendered, invalidate } = await openPages(
    async (pageRequest) => (pageRequest.url.endsWith('/slow') ? pendingResponse.promise : html(price)),
    createConcurrencyLimiter({ maxConcurrent: 1, maxQueue: 0, queueTimeoutMs: 0 }),
  );
  await requestPage('/product');
  price = 'new';
  invalidate();
  const slow = requestPage('/slow');
  await expect.poll(() => rendered).toContain('ar /slow');
  expect((await requestPage('/product')).body.toString()).toContain('old');
  pendingResponse.resolve(html('late'));
  await slow;
  expect((await requestPage('/product')).body.toString()).toContain('new');
});

test('inlines the style sheet and allows it in the policy', async () => {
  const link = '<link rel="stylesheet" href="/assets/shop.css"/>';
  const { requestPage } = await openPages(
    async () => new Response(`<html><head>${link}</head></html>`, { headers: { 'content-type': 'text/html' } }),
    undefined,
    new Map([['/assets/shop.css', 'p{color:red}']]),
  );
  const { headers, body } = await requestPage('/');
  expect(body.toString()).toContain('<style>p{color:red}</style>');
  expect(headers['content-security-policy']).toMatch(/; style-src 'self' 'sha256-[^']{44}'; /);
});
