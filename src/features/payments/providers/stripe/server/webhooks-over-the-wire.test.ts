import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PaymentEvent } from '../../../payment-event.ts';
import { InvalidSignature } from '../../../server/payment-provider.ts';
import { attemptToOpen, openServer, openStripe, refundOf, type StripeSetup, soon } from '../testing/stripe-setup.ts';

let setup: StripeSetup;

beforeEach(async () => {
  setup = await openStripe();
  return async () => {
    await setup.gateway.close();
    expect(setup.gateway.unexpected).toEqual([]);
  };
});

describe('webhooks over HTTP', () => {
  test('a payment on the page, its refund and a dispute arrive as events', async () => {
    const { providerOrderId, url } = await setup.provider.open(attemptToOpen(), soon());
    const page = await (await fetch(url)).text();
    expect(page).toContain('ORD-1');
    expect(page).toContain('1234.50 EGP');
    const shop = await openShop();
    setup.gateway.reportTo(shop.url);
    expect(await (await fetch(`${url}/decline`, { method: 'POST' })).text()).toContain('Pay');
    const back = await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' });
    expect(back.headers.get('location')).toBe(attemptToOpen().returnUrl);
    expect(shop.events).toMatchObject([{ kind: 'charge', outcome: 'succeeded', providerOrderId, isLive: false }]);
    const transactionId = shop.events[0]?.transactionId ?? '';
    await setup.provider.refund(refundOf({ providerOrderId, transactionId }), soon());
    await setup.gateway.dispute(transactionId);
    await expect
      .poll(() => shop.events.slice(1))
      .toMatchObject([
        { kind: 'refund', outcome: 'succeeded', providerOrderId, parentId: transactionId },
        { kind: 'chargeback', outcome: 'succeeded', parentId: transactionId },
      ]);
    await shop.close();
  });

  test.each(['wrong', 'missing', 'tampered'] as const)(
    'a webhook with a signature that is %s is refused',
    async (signature) => {
      const shop = await openShop();
      setup.gateway.reportTo(shop.url);
      setup.gateway.behave({ signature });
      await setup.pay();
      expect(setup.gateway.deliveries.map(({ status }) => status)).toEqual([401, 401]);
      expect(shop.events).toEqual([]);
      await shop.close();
    },
  );

  test.each([['before_return'], ['after_return'], [{ afterMs: 20 }]] as const)(
    'a webhook sent %o arrives once',
    async (reports) => {
      const shop = await openShop();
      setup.gateway.reportTo(shop.url);
      setup.gateway.behave({ reports });
      await setup.pay();
      await expect.poll(() => shop.events).toMatchObject([{ kind: 'charge', outcome: 'succeeded' }]);
      await shop.close();
    },
  );

  test('without any webhook the payment is found by a query (P-15)', async () => {
    const shop = await openShop();
    setup.gateway.reportTo(shop.url);
    setup.gateway.behave({ reports: 'never' });
    const { providerOrderId, transactionId } = await setup.pay();
    const attempt = { providerOrderId, reference: 'ORD-1-1', transactionIds: [] };
    expect(await setup.provider.fetchEvents(attempt, soon())).toMatchObject([{ transactionId, outcome: 'succeeded' }]);
    expect(setup.gateway.deliveries).toEqual([]);
    expect(shop.events).toEqual([]);
    await shop.close();
  });

  test('a signed webhook reports another currency and mode (P-18, P-24)', async () => {
    const shop = await openShop();
    setup.gateway.reportTo(shop.url);
    setup.gateway.behave({
      alter: (event) => ({ ...event, data: { object: { ...event.data.object, currency: 'usd', livemode: true } } }),
    });
    await setup.pay();
    expect(shop.events).toMatchObject([{ amount: 123_450, currency: 'USD', isLive: true }]);
    await shop.close();
  });

  test('a webhook delivered twice, or again later, is the same event', async () => {
    const shop = await openShop();
    setup.gateway.reportTo(shop.url);
    setup.gateway.behave({ copies: 2 });
    await setup.pay();
    const [, , completed] = setup.gateway.deliveries;
    if (completed) await setup.gateway.replay(completed);
    expect(shop.events).toHaveLength(3);
    expect(new Set(shop.events.map((event) => JSON.stringify(event))).size).toBe(1);
    await shop.close();
  });
});

/** A minimal shop that reads webhooks and responds 401 to unsigned ones. */
const openShop = async () => {
  const events: PaymentEvent[] = [];
  const server = await openServer(async (request, response) => {
    try {
      const body = new TextEncoder().encode(await text(request));
      const headers = new Headers({ 'stripe-signature': String(request.headers['stripe-signature'] ?? '') });
      events.push(...setup.provider.parseWebhook({ body, headers, query: new URLSearchParams(), now: new Date() }));
      response.writeHead(200).end();
    } catch (error) {
      response.writeHead(error instanceof InvalidSignature ? 401 : 500).end();
    }
  });
  return { ...server, events };
};
