import { describe, expect, test } from 'vitest';
import { chargeEvent, createPaymob, patience, usePaymob } from '../../../../tests/support/payments/use-paymob.ts';
import { GatewayRefused, GatewayUnavailable, InvalidSignature } from '../payment-provider.ts';

const paymob = usePaymob();
const received = () => paymob().shop.webhooks.map((webhook) => paymob().provider.parseWebhook(webhook));

describe('a webhook of Paymob', () => {
  test('says that an attempt is paid', async () => {
    await paymob().gateway.press((await paymob().open()).url, 'right_code');
    expect(received()).toEqual([[chargeEvent]]);
  });

  test.each([
    ['decline', 'insufficient_funds'],
    ['wrong_code', 'authentication'],
  ] as const)('says after %s why an attempt failed', async (button, reason) => {
    await paymob().gateway.press((await paymob().open()).url, button);
    expect(received()).toEqual([[{ ...chargeEvent, outcome: 'failed', reason }]]);
  });

  test('says that a wallet waits, and then that it has paid', async () => {
    await paymob().gateway.press((await paymob().open({ method: 'wallet' })).url, 'confirm_later');
    await paymob().gateway.confirmWallet('ORD-1-1');
    const means = { kind: 'wallet', brand: null, last4: null };
    expect(received()).toEqual([[{ ...chargeEvent, outcome: 'pending', means }], [{ ...chargeEvent, means }]]);
  });

  test.each(['wrong', 'not', 'with_old_secret'] as const)('signed %s is refused', async (signs) => {
    paymob().gateway.behave({ signs });
    await paymob().open();
    await paymob().gateway.pay('ORD-1-1');
    expect(received).toThrow(InvalidSignature);
  });

  test('that is altered after it was signed is refused, except for the reference, which decides nothing', async () => {
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

  test('with another amount or currency says so, for the shop to compare', async () => {
    paymob().gateway.behave({ alters: { amount_cents: 1, currency: 'USD', is_live: true, isSigned: true } });
    await paymob().open();
    await paymob().gateway.pay('ORD-1-1');
    expect(received()).toEqual([[{ ...chargeEvent, amount: 1, currency: 'USD', isLive: true }]]);
  });

  test('of an integration that is not in the settings is refused, and its payment is found by asking', async () => {
    await paymob().open({ method: 'wallet' });
    await paymob().gateway.pay('ORD-1-1');
    const { walletIntegration: _, ...values } = paymob().gateway.values;
    const later = createPaymob(values);
    const attempt = { providerOrderId: '700001', reference: 'ORD-1-1', transactionIds: [] };
    expect(() => paymob().shop.webhooks.map((webhook) => later.parseWebhook(webhook))).toThrow(InvalidSignature);
    expect(await later.fetchEvents(attempt, patience())).toMatchObject([{ kind: 'charge', outcome: 'succeeded' }]);
  });
});

describe('the connection test of Paymob', () => {
  test('passes with the right keys, and creates nothing', async () => {
    await paymob().provider.testConnection(patience());
    const { apiKey: _, ...values } = paymob().gateway.values;
    await createPaymob(values).testConnection(patience());
    expect(paymob().gateway.intentions).toEqual([]);
  });

  test.each([
    ['secretKey', 'egy_sk_test_wrong', /^secret key: 401/],
    ['apiKey', 'wrong', /^API key: 403/],
  ])('names a wrong %s', async (field, value, message) => {
    const wrong = createPaymob({ ...paymob().gateway.values, [field]: value });
    await expect(wrong.testConnection(patience())).rejects.toThrow(GatewayRefused);
    await expect(wrong.testConnection(patience())).rejects.toMatchObject({
      message: expect.stringMatching(message),
      status: 401,
    });
  });

  test('fails while the gateway is away', async () => {
    paymob().gateway.behave({ opens: 'away' });
    await expect(paymob().provider.testConnection(patience())).rejects.toThrow(GatewayUnavailable);
  });
});
