import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { findLeaks } from '#tests/support/find-leaks.ts';
import { fieldOf, openTraceCollector, type ReceivedSpan } from '#tests/support/servers/trace-collector.ts';
import { serveShop } from '#tests/support/shop/http-shop.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const person = {
  email: 'traced@example.com',
  password: 'Lapis-1234',
  data: { name: 'سلمى حسن', phone: '01001234567', dob: '1990-05-17' },
};
const proxyTrace = '4bf92f3577b34da6a3ce929d0e0e4736';

test('an order is one trace of request, action and queries, without personal data', async () => {
  const collector = await openTraceCollector();
  const shop = await serveShop(database.url, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRUST_PROXY: '1' });
  const { token, userId } = await shop.signUp(person);
  const headers = { traceparent: `00-${proxyTrace}-00f067aa0ba902b7-01` };
  const placed = await shop.fetch('/api/orders', { token, body: orderInputFor(), headers });
  expect(placed.status).toBe(201);
  const { orderNumber } = (await placed.json()) as { orderNumber: string };
  expect((await shop.fetch('/api/orders', { token, body: orderInputFor({ expectedTotal: 1 }) })).status).toBe(409);
  await shop.close();
  await collector.close();

  expect([...collector.paths]).toEqual(['POST /v1/traces application/json']);
  expect(new Set(collector.services())).toEqual(new Set(['lazaward']));
  const spans = collector.spans();
  const trace = spans.filter(({ traceId }) => traceId === proxyTrace);
  const [request, action] = ['POST api', 'orders.place'].map((name) => trace.find((span) => span.name === name));
  expect(request).toMatchObject({ parentSpanId: '00f067aa0ba902b7', kind: 2 });
  expect(fieldOf(request as ReceivedSpan, 'http.response.status_code')).toBe('201');
  expect(fieldOf(request as ReceivedSpan, 'lazaward.request_id')).toBe(placed.headers.get('x-request-id'));
  expect(action?.parentSpanId).toBe(request?.spanId);
  const queries = trace.filter(({ kind, parentSpanId }) => kind === 3 && parentSpanId === action?.spanId);
  expect(queries.map((query) => fieldOf(query, 'db.query.text')).join()).toContain('lock_customer_orders');
  expect(queries.every((query) => BigInt(query.endTimeUnixNano) >= BigInt(query.startTimeUnixNano))).toBe(true);

  const refused = spans.filter(({ name }) => name === 'orders.place').find(({ traceId }) => traceId !== proxyTrace);
  expect(refused && [fieldOf(refused, 'error.type'), refused.status.code]).toEqual(['TOTAL_CHANGED', 2]);

  const { shipping } = orderInputFor();
  const sensitiveValues = [
    ...Object.values(shipping).filter((value) => value !== undefined),
    ...Object.values(person.data),
    person.email,
    person.password,
    token,
  ];
  expect(findLeaks(collector.text(), [...sensitiveValues, orderNumber, userId, '1001234567'])).toEqual([]);
});

test('an unreachable collector delays no response and is logged', async () => {
  const shop = await serveShop(database.url, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect((await shop.fetch('/api/home?language=ar')).status).toBe(200);
  await shop.close();
  expect(shop.lines.join('')).toContain('export of traces failed');
});
