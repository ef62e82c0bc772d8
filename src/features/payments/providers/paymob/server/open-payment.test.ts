import { describe, expect, test } from 'vitest';
import { GatewayRejected, GatewayUnavailable } from '../../../server/payment-provider.ts';
import { createPaymob, timeout, usePaymob } from '../testing/use-paymob.ts';

const paymob = usePaymob();

describe('a payment page of Paymob', () => {
  test('opening a payment page sends the total in piastres, one item, and both URLs', async () => {
    const opened = await paymob().open();
    expect(opened).toEqual({
      providerOrderId: '700001',
      url: expect.stringContaining(`${paymob().gateway.values['url']}/unifiedcheckout/?publicKey=egy_pk_test_`),
      expiresAt: new Date('2026-11-25T10:59:00Z'),
    });
    expect(paymob().provider.origins).toEqual([paymob().gateway.values['url']]);
    expect(paymob().gateway.intentions).toMatchObject([
      {
        amount: 123_450,
        currency: 'EGP',
        reference: 'ORD-1-1',
        integrationIds: [1001],
        itemName: 'ORD-1',
        expirationSeconds: 3540,
        notificationUrl: paymob().shop.webhookUrl,
        redirectionUrl: paymob().shop.returnUrl,
      },
    ]);
    expect(await (await fetch(opened.url)).text()).toContain('1234.50 EGP');
  });

  test.each([
    ['card', [1001]],
    ['wallet', [1002]],
    ['instalments', [1003, 1004]],
  ] as const)('a payment page offers %s by its integrations', async (method, ids) => {
    await paymob().open({ method });
    expect(paymob().gateway.intentions[0]?.integrationIds).toEqual(ids);
  });

  test('a payment page is refused for a method without an integration', async () => {
    const { walletIntegration: _, ...values } = paymob().gateway.values;
    expect(createPaymob(values).methods).toEqual(['card', 'instalments']);
    await expect(createPaymob(values).open(paymob().attempt({ method: 'wallet' }), timeout())).rejects.toThrow(
      GatewayRejected,
    );
    expect(paymob().gateway.intentions).toEqual([]);
  });

  test.each([
    ['2026-11-25T10:01:00Z', 300],
    ['2025-01-01T00:00:00Z', 300],
    ['2027-11-25T10:00:00Z', 3_110_400],
  ])('a payment page of an order that expires at %s is open for %i seconds', async (expiresAt, seconds) => {
    const opened = await paymob().open({ expiresAt: new Date(expiresAt) });
    expect(paymob().gateway.intentions[0]?.expirationSeconds).toBe(seconds);
    expect(opened.expiresAt).toEqual(new Date(paymob().attempt().now.getTime() + seconds * 1000));
  });

  test.each([['Cher'], ['  '], ['𝒜'.repeat(120)], [`${'a'.repeat(80)} ${'b'.repeat(80)}`]])(
    'a payment page is opened for a customer named %s',
    async (fullName) => {
      await paymob().open({ customer: { ...paymob().attempt().customer, fullName } });
      expect(paymob().gateway.intentions).toHaveLength(1);
    },
  );

  test('a refused payment page reports the gateway’s reason and field names, but no customer input', async () => {
    paymob().gateway.behave({ opens: 'refuses' });
    await expect(paymob().open()).rejects.toThrow(new GatewayRejected('400 The account is not active'));
    paymob().gateway.behave({ opens: 'well' });
    const customer = { ...paymob().attempt().customer, phone: '' };
    await expect(paymob().open({ customer })).rejects.toThrow(new GatewayRejected('400 billing_data.phone_number'));
    const others = createPaymob({ ...paymob().gateway.values, cardIntegration: '4711' });
    await expect(others.open(paymob().attempt(), timeout())).rejects.toThrow(/^404 Integration ID/);
  });

  test.each(['away', 'answers_then_hangs_up'] as const)(
    'a payment page is unavailable while the gateway behaves as %s',
    async (opens) => {
      paymob().gateway.behave({ opens });
      await expect(paymob().open()).rejects.toThrow(GatewayUnavailable);
    },
  );

  test('a payment page is unavailable after the timeout', async () => {
    paymob().gateway.behave({ opens: 'slow' });
    const opening = paymob().provider.open(paymob().attempt(), AbortSignal.timeout(50));
    await expect(opening).rejects.toThrow(new GatewayUnavailable('paymob /v1/intention/: TimeoutError'));
  });
});
