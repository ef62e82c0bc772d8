import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { GatewayRejected, GatewayUnavailable } from '../../../server/payment-provider.ts';
import { attemptToOpen, MINUTE_MS, openServer, openStripe, type StripeSetup, soon } from '../testing/stripe-setup.ts';

let setup: StripeSetup;

beforeEach(async () => {
  setup = await openStripe();
  return async () => {
    await setup.gateway.close();
    expect(setup.gateway.unexpected).toEqual([]);
  };
});

describe('opening a Checkout Session', () => {
  test('opening creates a session for the whole amount, named after the order, for cards in pounds', async () => {
    const opened = await setup.provider.open(attemptToOpen(), soon());
    const session = setup.gateway.account.sessions.get(opened.providerOrderId);
    expect(session).toMatchObject({
      amount_total: 123_450,
      currency: 'egp',
      description: 'ORD-1',
      client_reference_id: 'ORD-1-1',
      metadata: { order: 'ORD-1', reference: 'ORD-1-1' },
      customer_email: 'mona@example.com',
      success_url: 'http://127.0.0.1:1/payments/return/1',
      cancel_url: 'http://127.0.0.1:1/payments/return/1',
    });
    expect(opened.url).toBe(session?.url);
    expect(opened.expiresAt.getTime()).toBe((session?.expires_at ?? 0) * 1000);
    const [request] = setup.gateway.requests;
    expect(Object.fromEntries(request?.form ?? [])).toMatchObject({
      'allowed_payment_method_types[0]': 'card',
      'adaptive_pricing[enabled]': 'false',
      'payment_intent_data[metadata][reference]': 'ORD-1-1',
      locale: 'auto',
    });
    expect(request?.headers['idempotency-key']).toBe('ORD-1-1');
  });

  test('opening sends neither the customer’s name, phone and city nor the library’s telemetry', async () => {
    await setup.provider.open(attemptToOpen({ language: 'en' }), soon());
    await setup.provider.fetchEvents({ providerOrderId: 'cs_test_none', reference: '', transactionIds: [] }, soon());
    const [opening, question] = setup.gateway.requests;
    expect(opening?.form.get('locale')).toBe('en');
    expect(decodeURIComponent(String(opening?.form))).not.toMatch(/منى|201001234567|القاهرة/);
    for (const request of [opening, question]) {
      expect(request?.headers).not.toHaveProperty('x-stripe-client-telemetry');
      expect(request?.headers['x-stripe-client-user-agent']).not.toMatch(/platform|telemetry/);
    }
  });

  test.each([
    [5, 31],
    [60, 60],
    [3 * 24 * 60, 24 * 60 - 1],
  ])('an order that expires in %i minutes has a session of %i minutes', async (minutes, expected) => {
    const now = new Date();
    const { expiresAt } = await setup.provider.open(
      attemptToOpen({ now, expiresAt: new Date(now.getTime() + minutes * MINUTE_MS) }),
      soon(),
    );
    expect(Math.abs(expiresAt.getTime() - now.getTime() - expected * MINUTE_MS)).toBeLessThanOrEqual(1000);
  });

  test('opening twice with the same reference creates one session', async () => {
    const same = attemptToOpen();
    const [first, second] = [await setup.provider.open(same, soon()), await setup.provider.open(same, soon())];
    expect(second).toEqual(first);
    expect(setup.gateway.account.sessions.size).toBe(1);
  });

  test('opening again after a lost response returns the existing session', async () => {
    const same = attemptToOpen();
    setup.gateway.behave({ api: 'hangs_up' });
    await expect(setup.provider.open(same, soon())).rejects.toThrow(GatewayUnavailable);
    setup.gateway.behave({ api: 'answers' });
    const { providerOrderId } = await setup.provider.open(same, soon());
    expect([...setup.gateway.account.sessions.keys()]).toEqual([providerOrderId]);
  });

  test('opening with a wrong key is refused without revealing the key', async () => {
    const other = await setup.createProvider({ secretKey: 'sk_test_other' });
    const refusal = await other.open(attemptToOpen(), soon()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(GatewayRejected);
    expect(String(refusal)).toMatch(/StripeAuthenticationError 401/);
    expect(String(refusal)).not.toMatch(/sk_test/);
  });

  test('opening with an e-mail address that Stripe rejects is refused without repeating the address', async () => {
    const hostile = attemptToOpen({ customer: { ...attemptToOpen().customer, email: 'no-address' } });
    const refusal = await setup.provider.open(hostile, soon()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(GatewayRejected);
    expect(String(refusal)).toMatch(/400 email_invalid customer_email/);
    expect(String(refusal)).not.toMatch(/no-address/);
  });

  test('opening refuses a page of another origin', async () => {
    const elsewhere = await openProxy(() => setup.gateway.values.url);
    const other = await setup.createProvider({ url: elsewhere.url });
    await expect(other.open(attemptToOpen(), soon())).rejects.toThrow(GatewayRejected);
    await elsewhere.close();
  });
});

/** Proxies calls, so that the gateway's page and API have different origins. */
const openProxy = (target: () => string) =>
  openServer(async (request, response) => {
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const result = await fetch(`${target()}${request.url}`, {
      method: 'POST',
      body: await text(request),
      headers: { authorization, 'content-type': type },
    });
    response.writeHead(result.status, { 'content-type': 'application/json' }).end(await result.text());
  });
