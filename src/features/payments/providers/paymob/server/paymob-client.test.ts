import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { GatewayRejected, GatewayUnavailable } from '../../../server/payment-provider.ts';
import { createPaymob, timeout, usePaymob } from '../testing/use-paymob.ts';

const paymob = usePaymob();
const attempt = { providerOrderId: '1', reference: 'ORD-1-1', transactionIds: [] };

describe('unexpected responses', () => {
  const openServer = async (status: number, body: string, headers: Record<string, string> = {}) => {
    const server = createServer((_, response) => void response.writeHead(status, headers).end(body));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { provider: createPaymob({ ...paymob().gateway.values, url }), close: () => server.close() };
  };

  test.each([
    ['too many requests', 429, '{}'],
    ['a timeout', 408, '{}'],
    ['a server error', 503, '{}'],
    ['HTML', 200, '<html>'],
    ['an empty body', 200, ''],
    ['an array', 200, '[]'],
    ['another shape', 200, '{"id":"pi_1","intention_order_id":"700001","client_secret":7}'],
    ['a fractional id', 200, '{"intention_order_id":1.5,"client_secret":"s"}'],
    ['a secret that contains a URL path', 200, '{"intention_order_id":1,"client_secret":"s&x=/../"}'],
  ])('an unexpected response leaves the outcome unknown: %s', async (_, status, body) => {
    const other = await openServer(status, body);
    await expect(other.provider.open(paymob().attempt(), timeout())).rejects.toThrow(GatewayUnavailable);
    const refund = { id: 'r', providerOrderId: '1', transactionId: '1', amount: 1 };
    await expect(other.provider.refund(refund, timeout())).rejects.toThrow(GatewayUnavailable);
    await expect(other.provider.fetchEvents(attempt, timeout())).rejects.toThrow(GatewayUnavailable);
    other.close();
  });

  test('a redirect is not followed', async () => {
    const location = `${paymob().gateway.values['url']}/v1/intention/`;
    const other = await openServer(307, '', { location });
    const opening = other.provider.open(paymob().attempt(), timeout());
    await expect(opening).rejects.toThrow(new GatewayUnavailable('paymob /v1/intention/: 307'));
    other.close();
  });

  test.each([
    [256 * 1024, true],
    [256 * 1024 + 1, false],
  ])('a response of %i bytes is read: %s', async (bytes, isRead) => {
    const intention = '{"intention_order_id":1,"client_secret":"s"}';
    const other = await openServer(201, intention.padEnd(bytes));
    const opening = other.provider.open(paymob().attempt(), timeout());
    if (isRead) expect(await opening).toMatchObject({ providerOrderId: '1' });
    else await expect(opening).rejects.toThrow('response is too long');
    other.close();
  });

  test('a response that stalls is aborted by the signal', async () => {
    const server = createServer((_, response) => void response.writeHead(201).write('{"intention_order_id":1,'));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const provider = createPaymob({ ...paymob().gateway.values, url });
    const opening = provider.open(paymob().attempt(), AbortSignal.timeout(100));
    await expect(opening).rejects.toThrow(new GatewayUnavailable('paymob /v1/intention/: TimeoutError'));
    server.closeAllConnections();
    server.close();
  });

  test('an endless response is not read to the end', async () => {
    const server = createServer((_, response) => {
      response.writeHead(201);
      const timer = setInterval(() => response.write('a'.repeat(100_000)), 10);
      response.once('close', () => clearInterval(timer));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const provider = createPaymob({ ...paymob().gateway.values, url });
    await expect(provider.open(paymob().attempt(), AbortSignal.timeout(3000))).rejects.toThrow('response is too long');
    server.closeAllConnections();
    server.close();
  });

  test.each([
    { amount: 1, currency: 'EGP' },
    { amount: 123_450, currency: 'USD' },
  ])('refuses a payment page that charges %j', async (detail) => {
    const other = await openServer(
      201,
      JSON.stringify({ intention_order_id: 1, client_secret: 's', intention_detail: detail }),
    );
    await expect(other.provider.open(paymob().attempt(), timeout())).rejects.toThrow(GatewayRejected);
    other.close();
  });

  test('a response without success = true is not a refund', async () => {
    const refund = { id: 'r', providerOrderId: '1', transactionId: '1', amount: 5 };
    const refused = await openServer(200, '{"id":9,"success":false}');
    expect(await refused.provider.refund(refund, timeout())).toMatchObject({ state: 'refused' });
    refused.close();
    for (const body of ['{"id":9,"success":"true"}', '{"success":true}', '{"id":9,"success":true,"amount_cents":6}']) {
      const other = await openServer(200, body);
      await expect(other.provider.refund(refund, timeout())).rejects.toThrow(GatewayUnavailable);
      other.close();
    }
  });

  test('an error message never contains a key', async () => {
    const nowhere = await openServer(200, '');
    nowhere.close();
    const error = await nowhere.provider.open(paymob().attempt(), timeout()).catch((reason: unknown) => reason);
    expect(String(error)).toMatch(/^GatewayUnavailable: paymob \/v1\/intention\/: ECONNREFUSED$/);
  });
});
