import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentLanguages } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { gatewayNames } from '#features/orders/payment-methods.ts';
import { paymentProviders } from '#generated/payment-providers.gen.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { type AttemptToOpen, GatewayRejected, InvalidSignature, type ProviderValues } from './payment-provider.ts';

/** What each provider must do; its own behaviour is tested in its folder. */
type LocalGateway = { readonly values: ProviderValues; readonly close: () => Promise<void> };

/** Opens the local gateway of a provider, the only function `open…Gateway` of its `testing/<name>-gateway.ts`. */
const openLocalGateway = async (name: string): Promise<LocalGateway> => {
  const module: Readonly<Record<string, unknown>> = await import(`../providers/${name}/testing/${name}-gateway.ts`);
  const [, open] = Object.entries(module).find(([key]) => /^open\w+Gateway$/.test(key)) ?? [];
  return (open as () => Promise<LocalGateway>)();
};

const attempt: AttemptToOpen = {
  reference: 'ORD-1-1',
  orderNumber: 'ORD-1',
  method: 'card',
  amount: 25_000,
  language: 'ar',
  customer: { fullName: 'Mona Selim', email: 'mona@example.com', phone: '+201001234567', city: 'Tanta' },
  expiresAt: new Date('2026-11-25T05:00:00Z'),
  now: new Date('2026-11-25T04:00:00Z'),
  webhookUrl: 'https://shop.example/payments/webhooks/any',
  returnUrl: 'https://shop.example/payments/return/any',
};

/** Opens an API that refuses every call and keeps what it received. */
const openRefusingApi = async () => {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push(`${request.url} ${body} ${decodeURIComponent(body.replaceAll('+', ' '))}`);
    response.writeHead(400, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, received, close: () => server.close() };
};

test('the name of each provider is that of its folder', () => {
  expect(paymentProviders.map(({ name }) => name)).toEqual(gatewayNames);
});

describe.each(paymentProviders)('$name', (provider) => {
  const { name, fields, shares, problems, create } = provider;
  let gateway: LocalGateway;
  beforeAll(async () => {
    gateway = await openLocalGateway(name);
  });
  afterAll(() => gateway.close());

  test.each(contentLanguages)('each field of the provider is translated to %s', async (language) => {
    const { paymentProviders: texts, paymentSettings } = await loadMessages('admin', language, testSettings);
    const own = Object.keys(texts[name].fields);
    const fieldNames = fields.map((field) => field.name);
    expect(fieldNames.filter((field) => !own.includes(field) && !(field in paymentSettings.fields))).toEqual([]);
    expect(own.filter((field) => !fieldNames.includes(field))).toEqual([]);
  });

  test('the provider reports each missing required field', () => {
    const required = fields.filter(({ isOptional }) => !isOptional).map((field) => [field.name, 'required']);
    expect(problems({}, { isLocal: true })).toMatchObject(Object.fromEntries(required));
    expect(problems(gateway.values, { isLocal: true })).toEqual({});
  });

  test.each([
    ['http://127.0.0.1:4000', 'address'],
    ['http://gateway.example', 'address'],
    ['https://user@gateway.example', 'malformed'],
    ['ftp://gateway.example', 'malformed'],
  ])('the provider does not send keys to %s from a shop on the internet', (url, problem) => {
    expect(problems({ ...gateway.values, url }, { isLocal: false })).toEqual({ url: problem });
  });

  test('the provider refuses a webhook without a signature', async () => {
    const { parseWebhook } = await create(gateway.values);
    const request = { body: Buffer.from('{}'), headers: new Headers(), query: new URLSearchParams(), now: attempt.now };
    expect(() => parseWebhook?.(request)).toThrow(InvalidSignature);
  });

  test('the provider sends only the customer data that it states', async () => {
    const api = await openRefusingApi();
    const { open } = await create({ ...gateway.values, url: api.url });
    await expect(open?.(attempt, AbortSignal.timeout(10_000))).rejects.toThrow(GatewayRejected);
    const sent = Object.entries(attempt.customer).filter(([, value]) => api.received.join('\n').includes(value));
    expect(shares).toEqual(expect.arrayContaining(sent.map(([data]) => data)));
    api.close();
  });

  test('the local gateway of the provider accepts its test keys', async () => {
    const { testConnection, isLive } = await create(gateway.values);
    expect(isLive).toBe(false);
    await testConnection?.(AbortSignal.timeout(10_000));
  });
});
