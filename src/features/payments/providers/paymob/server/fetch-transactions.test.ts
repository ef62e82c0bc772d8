import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { GatewayUnavailable } from '../../../server/payment-provider.ts';
import { documentedWebhook } from '../testing/paymob-vectors.ts';
import { chargeEvent, createPaymob, timeout, usePaymob } from '../testing/use-paymob.ts';

const paymob = usePaymob();
const attempt = (transactionIds: readonly string[] = []) => ({
  providerOrderId: '700001',
  reference: 'ORD-1-1',
  transactionIds,
});
const fetchEvents = (ids?: readonly string[]) => paymob().provider.fetchEvents(attempt(ids), timeout());
const received = () => paymob().shop.webhooks.map((webhook) => paymob().provider.parseWebhook(webhook));

describe('querying Paymob for an attempt', () => {
  test('querying an attempt without a payment returns no events', async () => {
    await paymob().open();
    expect(await fetchEvents()).toEqual([]);
  });

  test('querying an attempt returns the events of a missing webhook', async () => {
    paymob().gateway.behave({ webhooks: 'never' });
    await paymob().gateway.press((await paymob().open()).url, 'pay');
    expect(paymob().shop.webhooks).toEqual([]);
    expect(await fetchEvents()).toEqual([chargeEvent]);
  });

  test('querying finds a payment before a later decline that the shop has not recorded', async () => {
    await paymob().open();
    await paymob().gateway.pay('ORD-1-1');
    await paymob().gateway.decline('ORD-1-1');
    const declined = { ...chargeEvent, transactionId: '900002', outcome: 'failed', reason: 'insufficient_funds' };
    expect(await fetchEvents()).toEqual([chargeEvent, declined]);
    expect(await fetchEvents(['900001'])).toEqual([chargeEvent, declined]);
  });

  test('querying finds both payments of an order that was paid twice', async () => {
    await paymob().open();
    await paymob().gateway.pay('ORD-1-1');
    await paymob().gateway.pay('ORD-1-1');
    expect(await fetchEvents()).toEqual([chargeEvent, { ...chargeEvent, transactionId: '900002' }]);
  });

  test('querying finds refunds made in the dashboard, each once', async () => {
    await paymob().open();
    await paymob().gateway.pay('ORD-1-1');
    await paymob().gateway.refundInDashboard(900_001, 3000);
    await paymob().gateway.refundInDashboard(900_001, 7000);
    const refund = { ...chargeEvent, kind: 'refund', parentId: '900001' };
    expect(await fetchEvents()).toEqual([
      chargeEvent,
      { ...refund, transactionId: '900002', amount: 3000 },
      { ...refund, transactionId: '900003', amount: 7000 },
    ]);
    expect(received()).toEqual([[chargeEvent], [chargeEvent], [chargeEvent]]);
  });

  test('querying finds a void with the same event as the webhook', async () => {
    await paymob().open();
    await paymob().gateway.pay('ORD-1-1');
    await paymob().gateway.voidInDashboard(900_001);
    const voided = { ...chargeEvent, kind: 'void', parentId: '900001' };
    expect(await fetchEvents()).toEqual([chargeEvent, voided, voided]);
    expect(received()).toEqual([[chargeEvent], [chargeEvent, voided]]);
    expect(await paymob().provider.refundedAmount('900001', timeout())).toBe(123_450);
  });

  test('querying requests a new token when the old one has expired', async () => {
    await paymob().open();
    expect(await fetchEvents()).toEqual([]);
    paymob().gateway.expireTokens();
    await paymob().gateway.pay('ORD-1-1');
    expect(await fetchEvents()).toEqual([chargeEvent]);
  });

  test('querying fails without or with a wrong API key, and during an outage', async () => {
    const { apiKey: _, ...values } = paymob().gateway.values;
    expect(createPaymob(values)).not.toHaveProperty('fetchEvents');
    expect(createPaymob(values)).not.toHaveProperty('findRefund');
    expect(createPaymob(values)).not.toHaveProperty('refundedAmount');
    const wrong = createPaymob({ ...paymob().gateway.values, apiKey: 'wrong' });
    await expect(wrong.fetchEvents(attempt(), timeout())).rejects.toThrow(GatewayUnavailable);
    paymob().gateway.behave({ availability: 'away' });
    await expect(fetchEvents()).rejects.toThrow(GatewayUnavailable);
    paymob().gateway.behave({ availability: 'slow' });
    await expect(paymob().provider.fetchEvents(attempt(), AbortSignal.timeout(50))).rejects.toThrow(GatewayUnavailable);
  });

  test('querying an order unknown to the gateway returns no events', async () => {
    await paymob().open();
    await paymob().gateway.pay('ORD-1-1');
    paymob().gateway.behave({ availability: 'knows_nothing' });
    expect(await fetchEvents(['900001'])).toEqual([]);
    expect(await paymob().provider.refundedAmount('900001', timeout())).toBeNull();
  });

  test('querying ignores transactions of another order', async () => {
    await paymob().open();
    await paymob().open({ reference: 'ORD-2-1' });
    await paymob().gateway.pay('ORD-2-1');
    await expect(fetchEvents(['900001'])).rejects.toThrow('answer about another order');
    expect(await paymob().provider.refundedAmount('../orders/700001', timeout())).toBeNull();
  });
});

describe('inconsistent responses of Paymob', () => {
  const { obj } = documentedWebhook;
  const declined = { ...obj, success: false };
  const inquiry = '/api/ecommerce/orders/transaction_inquiry';

  const requestEvents = async (
    responses: Readonly<Record<string, unknown>>,
    transactionIds: readonly string[] = [],
  ) => {
    const all = { '/api/auth/tokens': { token: 't' }, ...responses };
    const server = createServer((request, response) => {
      const body: unknown = Reflect.get(all, request.url ?? '');
      response.writeHead(body === undefined ? 404 : 200).end(JSON.stringify(body === undefined ? {} : body));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const otherAttempt = { providerOrderId: String(obj.order.id), reference: 'ORD-1-1', transactionIds };
    const asking = createPaymob({ ...paymob().gateway.values, url }).fetchEvents(otherAttempt, timeout());
    return asking.finally(() => server.close());
  };

  test('a paid order without a named transaction is not a decline', async () => {
    const message = 'paymob: the gateway does not return the transaction that paid the order';
    await expect(requestEvents({ [inquiry]: declined })).rejects.toThrow(new GatewayUnavailable(message));
  });

  test('an unpaid order with a failed transaction is a decline', async () => {
    const order = { ...obj.order, paid_amount_cents: 0 };
    expect(await requestEvents({ [inquiry]: { ...declined, order } })).toMatchObject([{ outcome: 'failed' }]);
  });

  test('transactions listed by id only are fetched', async () => {
    const earlier = { ...obj, id: 192_036_000 };
    const events = await requestEvents({
      [inquiry]: declined,
      [`/api/ecommerce/orders/${obj.order.id}`]: { transactions: [earlier.id, obj.id] },
      [`/api/acceptance/transactions/${earlier.id}`]: earlier,
    });
    expect(events).toMatchObject([
      { transactionId: '192036000', outcome: 'succeeded' },
      { transactionId: '192036465', outcome: 'failed' },
    ]);
  });

  test('a response about another transaction or order is rejected', async () => {
    const other = { ...obj, id: 2 };
    await expect(requestEvents({ '/api/acceptance/transactions/1': other }, ['1'])).rejects.toThrow(
      'about another transaction',
    );
    const elsewhere = { ...obj, order: { ...obj.order, id: 1 } };
    await expect(requestEvents({ [inquiry]: elsewhere })).rejects.toThrow('about another order');
  });

  test.each([[{ success: 'true' }], [{ amount_cents: 0.5 }], [{ id: null }]])(
    'rejects a transaction with %j',
    async (wrong) => {
      await expect(requestEvents({ [inquiry]: { ...obj, ...wrong } })).rejects.toThrow(GatewayUnavailable);
    },
  );

  test.each([[[]], [{}], [null], ['']])('returns no events for the response %j', async (empty) => {
    expect(await requestEvents({ [inquiry]: empty })).toEqual([]);
  });
});
