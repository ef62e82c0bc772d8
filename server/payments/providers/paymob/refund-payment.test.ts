import { beforeEach, describe, expect, test } from 'vitest';
import { patience, usePaymob } from '../../../../tests/support/payments/use-paymob.ts';
import { GatewayUnavailable } from '../payment-provider.ts';

const paymob = usePaymob();

describe('a refund of Paymob', () => {
  const refundOf = (amount: number) => ({ id: 'r', providerOrderId: '700001', transactionId: '900001', amount });
  const refund = (amount: number) => paymob().provider.refund(refundOf(amount), patience());
  const find = (amount: number, refundedBefore: number | null) =>
    paymob().provider.findRefund({ ...refundOf(amount), refundedBefore }, patience());

  beforeEach(async () => {
    await paymob().open();
    await paymob().gateway.pay('ORD-1-1');
  });

  test('is done in parts and whole', async () => {
    expect(await refund(23_450)).toEqual({ state: 'done', providerRefundId: '900002' });
    expect(await paymob().provider.refundedAmount('900001', patience())).toBe(23_450);
    expect(await refund(100_000)).toEqual({ state: 'done', providerRefundId: '900003' });
    expect(await paymob().provider.refundedAmount('900001', patience())).toBe(123_450);
  });

  test('is refused beyond what is left, and of a charge that the gateway does not know', async () => {
    expect(await refund(123_451)).toEqual({ state: 'refused', reason: '400 amount_cents' });
    const unknown = { ...refundOf(1), transactionId: '900009' };
    expect(await paymob().provider.refund(unknown, patience())).toEqual({ state: 'refused', reason: '404 Not found.' });
    expect(paymob().gateway.transactions).toHaveLength(1);
  });

  test('is refused when the gateway answers 200 without success', async () => {
    paymob().gateway.behave({ refunds: 'refuses' });
    expect(await refund(1000)).toEqual({ state: 'refused', reason: '200' });
    expect(await paymob().provider.refundedAmount('900001', patience())).toBe(0);
  });

  test('is unclear when the gateway hangs up, is called once, and is found by asking', async () => {
    paymob().gateway.behave({ refunds: 'does_and_hangs_up' });
    await expect(refund(1000)).rejects.toThrow(GatewayUnavailable);
    expect(paymob().gateway.transactions).toHaveLength(2);
    expect(await find(1000, 0)).toEqual({ state: 'done', providerRefundId: '900002' });
  });

  test('is unclear when the gateway is away, and is not found by asking', async () => {
    paymob().gateway.behave({ refunds: 'away' });
    await expect(refund(1000)).rejects.toThrow(GatewayUnavailable);
    expect(paymob().gateway.transactions).toHaveLength(1);
    expect(await find(1000, 0)).toEqual({ state: 'unknown' });
  });

  test('is sent when the gateway makes it later, and is found once it has', async () => {
    paymob().gateway.behave({ refunds: 'later' });
    expect(await refund(1000)).toEqual({ state: 'sent', providerRefundId: '900002' });
    expect(await find(1000, 0)).toEqual({ state: 'unknown' });
    await paymob().gateway.completeRefunds();
    expect(await find(1000, 0)).toEqual({ state: 'done', providerRefundId: '900002' });
  });

  test('is told from earlier refunds by what was sent back before', async () => {
    await refund(1000);
    expect(await find(1000, 1000)).toEqual({ state: 'unknown' });
    expect(await find(1000, null)).toEqual({ state: 'unknown' });
    await refund(1000);
    expect(await find(1000, 1000)).toEqual({ state: 'done', providerRefundId: '900003' });
  });
});
