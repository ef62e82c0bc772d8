import { describe, expect, test } from 'vitest';
import { GatewayRejected, GatewayUnavailable, InvalidSignature } from '../../../server/payment-provider.ts';
import { chargeEvent, createPaymob, timeout, usePaymob } from '../testing/use-paymob.ts';

const paymob = usePaymob();
const received = () => paymob().shop.webhooks.map((webhook) => paymob().provider.parseWebhook(webhook));

describe('a webhook of Paymob', () => {
  test('a webhook reports a paid attempt', async () => {
    await paymob().gateway.press((await paymob().open()).url, 'right_code');
    expect(received()).toEqual([[chargeEvent]]);
  });

  test.each([
    ['decline', 'insufficient_funds'],
    ['wrong_code', 'authentication'],
  ] as const)('a webhook reports the decline reason after %s', async (button, reason) => {
    await paymob().gateway.press((await paymob().open()).url, button);
    expect(received()).toEqual([[{ ...chargeEvent, outcome: 'failed', reason }]]);
  });

  test('a webhook reports a pending wallet payment, and then its success', async () => {
    await paymob().gateway.press((await paymob().open({ method: 'wallet' })).url, 'confirm_later');
    await paymob().gateway.confirmWallet('ORD-1-1');
    const instrument = { kind: 'wallet', brand: null, last4: null };
    expect(received()).toEqual([
      [{ ...chargeEvent, outcome: 'pending', instrument }],
      [{ ...chargeEvent, instrument }],
    ]);
  });

  test.each(['wrong', 'not', 'with_old_secret'] as const)('a webhook signed `%s` is refused', async (signs) => {
    paymob().gateway.behave({ signs });
    await paymob().open();
    await paymob().gateway.pay('ORD-1-1');
    expect(received).toThrow(InvalidSignature);
  });

  test('a webhook altered after signing is refused, except for the reference, which is not used', async () => {
    const { gateway, provider, shop, open } = paymob();
    await open();
    await gateway.pay('ORD-1-1');
    const [delivery] = gateway.deliveries;
    if (!delivery) throw new Error('no webhook was sent');
    await gateway.replay(delivery, { alters: { amount_cents: 1, isSigned: false } });
    await gateway.replay(delivery, { alters: { merchant_order_id: 'ORD-2-1', isSigned: false } });
    const [, altered, renamed] = shop.webhooks;
    expect(() => altered && provider.parseWebhook(altered)).toThrow(InvalidSignature);
    expect(renamed && provider.parseWebhook(renamed)).toEqual([chargeEvent]);
  });

  test('a webhook reports a different amount or currency for comparison', async () => {
    paymob().gateway.behave({ alters: { amount_cents: 1, currency: 'USD', is_live: true, isSigned: true } });
    await paymob().open();
    await paymob().gateway.pay('ORD-1-1');
    expect(received()).toEqual([[{ ...chargeEvent, amount: 1, currency: 'USD', isLive: true }]]);
  });

  test('a webhook of an unknown integration is refused, and its payment is found by a query', async () => {
    await paymob().open({ method: 'wallet' });
    await paymob().gateway.pay('ORD-1-1');
    const { walletIntegration: _, ...values } = paymob().gateway.values;
    const later = createPaymob(values);
    const attempt = { providerOrderId: '700001', reference: 'ORD-1-1', transactionIds: [] };
    expect(() => paymob().shop.webhooks.map((webhook) => later.parseWebhook(webhook))).toThrow(InvalidSignature);
    expect(await later.fetchEvents(attempt, timeout())).toMatchObject([{ kind: 'charge', outcome: 'succeeded' }]);
  });

  test('a webhook of another merchant account is refused once a query has shown the own account', async () => {
    const { gateway, provider, shop, open } = paymob();
    await open();
    await gateway.pay('ORD-1-1');
    const [delivery] = gateway.deliveries;
    if (!delivery) throw new Error('no webhook was sent');
    await gateway.replay(delivery, { alters: { owner: 999_999, isSigned: true } });
    const [own, foreign] = shop.webhooks;
    await provider.fetchEvents({ providerOrderId: '700001', reference: 'ORD-1-1', transactionIds: [] }, timeout());
    expect(() => foreign && provider.parseWebhook(foreign)).toThrow(InvalidSignature);
    expect(own && provider.parseWebhook(own)).toEqual([chargeEvent]);
  });
});

describe('the connection test of Paymob', () => {
  test('the connection test succeeds with valid keys and creates nothing', async () => {
    await paymob().provider.testConnection(timeout());
    const { apiKey: _, ...values } = paymob().gateway.values;
    await createPaymob(values).testConnection(timeout());
    expect(paymob().gateway.intentions).toEqual([]);
  });

  test.each([
    ['secretKey', 'egy_sk_test_wrong', /^secret key: 401/],
    ['apiKey', 'wrong', /^API key: 403/],
  ])('the connection test reports a wrong %s', async (field, value, message) => {
    const wrong = createPaymob({ ...paymob().gateway.values, [field]: value });
    await expect(wrong.testConnection(timeout())).rejects.toThrow(GatewayRejected);
    await expect(wrong.testConnection(timeout())).rejects.toMatchObject({
      message: expect.stringMatching(message),
      status: 401,
    });
  });

  test('the connection test fails during an outage', async () => {
    paymob().gateway.behave({ opens: 'away' });
    await expect(paymob().provider.testConnection(timeout())).rejects.toThrow(GatewayUnavailable);
  });
});
