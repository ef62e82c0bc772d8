import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { type ServedShop, serveShop } from '#tests/support/shop/http-shop.ts';
import { inlineScriptsOf, isSubresourceType, pagePolicy, securityHeaders } from './security-headers.ts';

let database: FreshDatabase;
let shop: ServedShop;

beforeAll(async () => {
  database = await freshDatabase();
  shop = await serveShop(database.url);
});

afterAll(async () => {
  await shop.close();
  await database.drop();
});

/** Status and headers of a raw request; the path is sent exactly as written. */
const headOf = (path: string, method: string) =>
  new Promise<{ status: number; headers: Readonly<Record<string, unknown>> }>((resolve, reject) => {
    const { hostname, port } = new URL(shop.url);
    request({ hostname, port, path, method }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });

describe('security headers of every response', () => {
  test.each([
    ['a page', 'GET', '/', 200],
    ['a HEAD request of a page', 'HEAD', '/products', 200],
    ['a page’s data', 'GET', '/products.data', 200],
    ['another method on a page', 'POST', '/', 405],
    ['a language switch', 'GET', '/lang/en?to=/cart', 303],
    ['the API', 'GET', '/api/products?language=ar', 200],
    ['a refusal of the API', 'GET', '/api/profile', 401],
    ['an unknown endpoint', 'DELETE', '/api/nothing', 404],
    ['the API documentation', 'GET', '/api/docs', 200],
    ['the accounts service', 'GET', '/auth/v1/settings', 200],
    ['a refusal of the accounts service', 'GET', '/auth/v1/user', 401],
    ['a preflight to the accounts service', 'OPTIONS', '/auth/v1/user', 204],
    ['an invalid link', 'GET', '/auth/v1/verify?token=x&type=recovery', 303],
    ['an unknown asset', 'GET', '/assets/nothing.js', 404],
    ['an unknown photograph', 'GET', '/photographs/custom/nothing', 404],
    ['robots.txt', 'GET', '/robots.txt', 200],
    ['the health endpoint', 'GET', '/healthz', 200],
    ['the dev mailbox with a wrong key', 'GET', '/dev/mailbox?key=guessed', 200],
    ['a request in proxy form', 'GET', 'http://elsewhere.example/', 400],
  ])('%s: %s %s', async (_, method, path, status) => {
    const response = await headOf(path, method);
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/),
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
    expect(response.headers['content-security-policy']).toMatch(
      /^default-src (?:'none'|'self'; script-src .*; object-src 'none');.*frame-ancestors 'none'/,
    );
    expect(response.headers['content-security-policy']).not.toMatch(/unsafe-eval|\*|script-src[^;]*unsafe|https?:/);
    expect(response.headers).not.toHaveProperty('x-powered-by');
    expect(response.headers).not.toHaveProperty('server');
  });
});

test('subresources carry the same headers except the document-only ones', async () => {
  const { status, headers } = await headOf('/icons/mark.svg', 'GET');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringMatching(/^default-src 'none';/),
  });
  expect(headers).not.toHaveProperty('permissions-policy');
  expect(
    ['font/woff2', 'image/avif', 'text/css; charset=utf-8', 'text/javascript', 'text/html', null].map(
      isSubresourceType,
    ),
  ).toEqual([true, true, true, true, false, false]);
});

test('sends no HSTS header without TLS', () => {
  expect(securityHeaders(false)).not.toHaveProperty('Strict-Transport-Security');
});

describe('page policy', () => {
  test('lists every kind of resource except prefetched data, and blocks frames, media and objects', () => {
    const policy = Object.fromEntries(
      pagePolicy({ scripts: [], sheets: [] })
        .split('; ')
        .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]),
    );
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'frame-src': "'none'",
      'media-src': "'none'",
      'object-src': "'none'",
    });
  });

  test('requires trusted types, with one policy for the worker URL', () => {
    expect(pagePolicy({ scripts: [], sheets: [] })).toMatch(
      /; require-trusted-types-for 'script'; trusted-types worker$/,
    );
  });

  test('drops trusted types for a captcha’s scripts when one is configured', () => {
    const policy = pagePolicy({ scripts: [], sheets: [] }, { 'script-src': ['https://captcha.example'] });
    expect(policy).toContain("script-src 'self' https://captcha.example;");
    expect(policy).not.toContain('trusted-types');
  });

  test.each([
    '<script>alert(1)</script>',
    '<script type="module">import("//evil.example")</script>',
    '<script>window.__reactRouterContext.streamController.close();alert(1)</script>',
    '<script>window.__reactRouterContext.streamController.enqueue("");alert("");</script>',
    '<script type="text/javascript">1</script>',
  ])('does not hash %s', (html) => {
    expect(inlineScriptsOf(html, 'let own;')).toEqual({ hashes: [], unknown: [expect.any(String)] });
  });
});
