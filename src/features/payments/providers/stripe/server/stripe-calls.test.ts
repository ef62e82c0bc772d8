import { beforeEach, describe, expect, test } from 'vitest';
import { GatewayRejected, GatewayUnavailable } from '../../../server/payment-provider.ts';
import { attemptToOpen, openServer, openStripe, type StripeSetup, soon } from '../testing/stripe-setup.ts';

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

describe('Stripe API calls', () => {
  test.each(['away', 'hangs_up'] as const)('opening is unavailable after one call during the fault %s', async (api) => {
    setup.gateway.behave({ api });
    await expect(setup.provider.open(attemptToOpen(), soon())).rejects.toThrow(GatewayUnavailable);
    expect(setup.gateway.requests).toHaveLength(1);
  });

  test('a query is retried once, then unavailable', async () => {
    setup.gateway.behave({ api: 'away' });
    await expect(fetchEvents('cs_test_1')).rejects.toThrow(GatewayUnavailable);
    expect(setup.gateway.requests).toHaveLength(2);
  });

  test('an aborted call ends', async () => {
    const silent = await openSilentServer();
    const other = await setup.createProvider({ url: silent.url });
    await expect(other.open(attemptToOpen(), AbortSignal.timeout(50))).rejects.toThrow(GatewayUnavailable);
    await expect(other.findRefund({ ...anyRefund, refundedBefore: 0 }, AbortSignal.timeout(50))).rejects.toThrow(
      GatewayUnavailable,
    );
    await silent.close();
  });

  const session = {
    id: 'cs_test_1',
    mode: 'payment',
    status: 'expired',
    payment_status: 'unpaid',
    amount_total: 100,
    currency: 'egp',
    livemode: false,
    payment_intent: null,
    metadata: { order: 'ORD-1' },
  };
  const fetchWithBody = async (body: string) => {
    const odd = await openServer((_request, response) => response.end(body));
    const other = await setup.createProvider({ url: odd.url });
    const question = { providerOrderId: 'cs_test_1', reference: '', transactionIds: [] };
    return await other.fetchEvents(question, soon()).finally(odd.close);
  };

  test.each([
    ['HTML', '<html>'],
    ['another object', '{}'],
    ['more than 256 KB', JSON.stringify({ ...session, padding: 'x'.repeat(256 * 1024) })],
  ])('a gateway that responds with %s is unavailable', async (_, body) => {
    expect(await fetchWithBody(JSON.stringify({ ...session, padding: 'x'.repeat(200 * 1024) }))).toHaveLength(1);
    await expect(fetchWithBody(body)).rejects.toThrow(GatewayUnavailable);
  });

  test.each([
    [400, 'parameter_missing', GatewayRejected],
    [401, 'api_key_expired', GatewayRejected],
    [402, 'card_declined', GatewayRejected],
    [403, 'more_permissions_required', GatewayRejected],
    [409, 'idempotency_key_in_use', GatewayUnavailable],
    [429, 'rate_limit', GatewayUnavailable],
    [500, 'api_error', GatewayUnavailable],
  ])(
    'a %i response with the code %s is an error that contains the code but not the message',
    async (status, code, kind) => {
      const odd = await openServer((_request, response) =>
        response.writeHead(status).end(JSON.stringify({ error: { code, message: 'mona@example.com' } })),
      );
      const other = await setup.createProvider({ url: odd.url });
      const error: unknown = await other.open(attemptToOpen(), soon()).catch((thrown: unknown) => thrown);
      await odd.close();
      expect(error).toBeInstanceOf(kind);
      expect(String(error)).toContain(`${status} ${code}`);
      expect(String(error)).not.toContain('mona');
    },
  );

  test('a redirect is not followed and counts as unavailable', async () => {
    const odd = await openServer((_request, response) =>
      response.writeHead(307, { location: `${setup.gateway.values.url}/v1/checkout/sessions` }).end(),
    );
    const other = await setup.createProvider({ url: odd.url });
    await expect(other.open(attemptToOpen(), soon())).rejects.toThrow(GatewayUnavailable);
    expect(setup.gateway.requests).toEqual([]);
    await odd.close();
  });

  const anyRefund = { id: 'any', providerOrderId: 'cs_test_1', transactionId: 'pi_1', amount: 1 };
});

/** Opens a server that never responds. */
const openSilentServer = () => openServer(() => {});
