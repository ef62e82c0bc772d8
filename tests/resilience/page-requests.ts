import fc from 'fast-check';
import { pageAddresses } from '#generated/page-facts.gen.ts';
import { type BadRequest, inAddress, unusualHeaders } from './bad-request.ts';
import { unusualText } from './schema-arbitrary.ts';

/** Paths of pages, files and endpoints, and paths that do not exist. */
const places = [
  ...pageAddresses.map(({ address }) => address),
  '/admin',
  '/products/plates',
  '/product/',
  '/admin/orders',
  '/order-confirmation/',
  '/assets/',
  '/photographs/',
  '/photographs/custom/',
  '/icons/',
  '/feeds/',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/service-worker.js',
  '/healthz',
  '/metrics',
  '/dev/mailbox',
  '/api/',
  '/api/docs',
  '/api/openapi.json',
  '/.env',
  '/__manifest',
  '/products.data',
  '//evil.example/',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%',
  '/%ff%fe',
  '/\\..\\',
];

const names = ['q', 'sort', 'new', 'sale', 'after', '_routes', 'tab', 'mode', 'type', 'ids', 'lang', 'token'] as const;
const values = fc.oneof(unusualText, fc.constantFrom('ar', 'en', 'fr', 'true', 'price-asc', 'plates', '1'));

const query = fc.oneof(
  fc.constant(''),
  fc
    .array(fc.tuple(fc.constantFrom(...names), values), { minLength: 1, maxLength: 4 })
    .map((pairs) => `?${pairs.map(([key, value]) => `${key}=${inAddress(value)}`).join('&')}`),
  fc.constantFrom('?', '?%', '?lang=%E0%A4%A', '?_routes=..', '?lang=ar&lang=en'),
);

/** Generates requests for pages, files and unknown paths. */
export const requestsOfPages: fc.Arbitrary<BadRequest> = fc
  .record({
    place: fc.constantFrom(...places),
    more: fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      unusualText.map(inAddress),
      unusualText.map((text) => `/${inAddress(text)}`),
    ),
    query,
    method: fc.oneof(
      { weight: 8, arbitrary: fc.constant('GET') },
      fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'),
    ),
    headers: unusualHeaders,
  })
  .map(({ place: route, more, query: requestQuery, method, headers }) => ({
    name: 'pages',
    method,
    path: `${route}${more}${requestQuery}`.slice(0, 8000),
    headers,
    body: method === 'POST' || method === 'PUT' ? 'a=1' : null,
    role: 'visitor',
  }));
