import { beforeEach, describe, expect, test } from 'vitest';
import { GatewayUnavailable } from '../../../server/payment-provider.ts';
import { timeout, usePaymob } from '../testing/use-paymob.ts';

const paymob = usePaymob();

describe('a refund of Paymob', () => {
  const refundOf = (amount: number) => ({ id: 'r', providerOrderId: '700001', transactionId: '900001', amount });
  const refund = (amount: number) => paymob().provider.refund(refundOf(amount), timeout());
  const find = (amount: number, refundedBefore: number | null) =>
    paymob().provider.findRefund({ ...refundOf(amount), refundedBefore }, timeout());

  beforeEach(async () => {
    await paymob().open();
    await paymob().gateway.pay('ORD-1-1');
  });

  test('a refund is done in parts and in full', async () => {
    expect(await refund(23_450)).toEqual({ state: 'done', providerRefundId: '900002' });
    expect(await paymob().provider.refundedAmount('900001', timeout())).toBe(23_450);
    expect(await refund(100_000)).toEqual({ state: 'done', providerRefundId: '900003' });
    expect(await paymob().provider.refundedAmount('900001', timeout())).toBe(123_450);
  });

  test('a refund above the balance or of an unknown charge is refused', async () => {
    expect(await refund(123_451)).toEqual({ state: 'refused', reason: '400 amount_cents' });
    const unknown = { ...refundOf(1), transactionId: '900009' };
    expect(await paymob().provider.refund(unknown, timeout())).toEqual({ state: 'refused', reason: '404 Not found.' });
    expect(paymob().gateway.transactions).toHaveLength(1);
  });

  test('a refund with a 200 response without success is refused', async () => {
    paymob().gateway.behave({ refunds: 'refuses' });
    expect(await refund(1000)).toEqual({ state: 'refused', reason: '200' });
    expect(await paymob().provider.refundedAmount('900001', timeout())).toBe(0);
  });

  test('a refund whose connection was closed is unclear, sent once, and found by a query', async () => {
    paymob().gateway.behave({ refunds: 'does_and_hangs_up' });
    await expect(refund(1000)).rejects.toThrow(GatewayUnavailable);
    expect(paymob().gateway.transactions).toHaveLength(2);
    expect(await find(1000, 0)).toEqual({ state: 'done', providerRefundId: '900002' });
  });

  test('a refund during an outage is unclear and not found by a query', async () => {
    paymob().gateway.behave({ refunds: 'away' });
    await expect(refund(1000)).rejects.toThrow(GatewayUnavailable);
    expect(paymob().gateway.transactions).toHaveLength(1);
    expect(await find(1000, 0)).toEqual({ state: 'unknown' });
  });

  test('a refund that the gateway makes later is `sent`, and found afterwards', async () => {
    paymob().gateway.behave({ refunds: 'later' });
    expect(await refund(1000)).toEqual({ state: 'sent', providerRefundId: '900002' });
    expect(await find(1000, 0)).toEqual({ state: 'unknown' });
    await paymob().gateway.completeRefunds();
    expect(await find(1000, 0)).toEqual({ state: 'done', providerRefundId: '900002' });
  });

  test('a refund is distinguished from earlier ones by the amount refunded before', async () => {
    await refund(1000);
    expect(await find(1000, 1000)).toEqual({ state: 'unknown' });
    expect(await find(1000, null)).toEqual({ state: 'unknown' });
    await refund(1000);
    expect(await find(1000, 1000)).toEqual({ state: 'done', providerRefundId: '900003' });
  });
});
