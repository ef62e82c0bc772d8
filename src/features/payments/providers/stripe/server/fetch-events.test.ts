import { beforeEach, describe, expect, test } from 'vitest';
import { GatewayRejected, GatewayUnavailable } from '../../../server/payment-provider.ts';
import { attemptToOpen, openStripe, type StripeSetup, soon } from '../testing/stripe-setup.ts';

let setup: StripeSetup;

beforeEach(async () => {
  setup = await openStripe();
  return async () => {
    await setup.gateway.close();
    expect(setup.gateway.unexpected).toEqual([]);
  };
});

const fetchEvents = (providerOrderId: string) =>
  setup.provider.fetchEvents({ providerOrderId, reference: 'ORD-1-1', transactionIds: [] }, soon());

describe('querying Stripe', () => {
  test('a query returns a payment with its card and the same ids as the webhook', async () => {
    const { providerOrderId, transactionId } = await setup.pay();
    expect(await fetchEvents(providerOrderId)).toEqual([
      {
        provider: 'stripe',
        providerOrderId,
        transactionId,
        parentId: null,
        kind: 'charge',
        outcome: 'succeeded',
        amount: 123_450,
        currency: 'EGP',
        isLive: false,
        instrument: { kind: 'card', brand: 'visa', last4: '4242' },
        reason: null,
      },
    ]);
  });

  test('a query returns no events for an open session, even after a decline, or an unknown one', async () => {
    const { providerOrderId } = await setup.provider.open(attemptToOpen(), soon());
    expect(await fetchEvents(providerOrderId)).toEqual([]);
    setup.gateway.account.decline(providerOrderId);
    expect(await fetchEvents(providerOrderId)).toEqual([]);
    expect(await fetchEvents('cs_test_unknown')).toEqual([]);
  });

  test('a query returns the expiry of a session', async () => {
    const { providerOrderId } = await setup.provider.open(attemptToOpen(), soon());
    await setup.gateway.expire(providerOrderId);
    expect(await fetchEvents(providerOrderId)).toMatchObject([
      { kind: 'charge', outcome: 'failed', reason: 'expired' },
    ]);
  });

  test('a query returns dashboard refunds and disputes after the charge (P-17, P-26)', async () => {
    const { providerOrderId, transactionId } = await setup.pay();
    await setup.gateway.refundInDashboard(transactionId, 2000);
    await setup.gateway.dispute(transactionId);
    const parent = { providerOrderId, parentId: transactionId, isLive: false };
    expect(await fetchEvents(providerOrderId)).toMatchObject([
      { kind: 'charge', outcome: 'succeeded' },
      { kind: 'refund', outcome: 'succeeded', amount: 2000, ...parent },
      { kind: 'chargeback', outcome: 'succeeded', amount: 123_450, ...parent },
    ]);
  });

  test('the connection test moves no money and distinguishes a wrong key from an outage', async () => {
    await setup.provider.testConnection(soon());
    expect(setup.gateway.requests).toMatchObject([{ method: 'GET', path: '/v1/checkout/sessions' }]);
    const other = await setup.createProvider({ secretKey: 'sk_test_other' });
    await expect(other.testConnection(soon())).rejects.toThrow(GatewayRejected);
    setup.gateway.behave({ api: 'away' });
    await expect(setup.provider.testConnection(soon())).rejects.toThrow(GatewayUnavailable);
  });
});
