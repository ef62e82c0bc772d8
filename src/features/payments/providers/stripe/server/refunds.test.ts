import { beforeEach, describe, expect, test } from 'vitest';
import { GatewayUnavailable } from '../../../server/payment-provider.ts';
import { openStripe, refundOf, type StripeSetup, soon } from '../testing/stripe-setup.ts';

let setup: StripeSetup;

beforeEach(async () => {
  setup = await openStripe();
  return async () => {
    await setup.gateway.close();
    expect(setup.gateway.unexpected).toEqual([]);
  };
});

describe('refunds', () => {
  test('refunds are sent once, with the shop’s id as idempotency key', async () => {
    const paid = await setup.pay();
    const result = await setup.provider.refund(refundOf(paid), soon());
    expect(result).toEqual({ state: 'done', providerRefundId: setup.gateway.account.refunds[0]?.id });
    expect(setup.gateway.requests.at(-1)?.headers['idempotency-key']).toBe(refundOf(paid).id);
    expect(await setup.provider.refundedAmount(paid.transactionId, soon())).toBe(5000);
    expect(await setup.provider.refundedAmount('pi_unknown', soon())).toBeNull();
  });

  test('refunds whose connection was closed are unclear, found, and never repeated (P-16)', async () => {
    const paid = await setup.pay();
    setup.gateway.behave({ api: 'hangs_up' });
    const before = setup.gateway.requests.length;
    await expect(setup.provider.refund(refundOf(paid), soon())).rejects.toThrow(GatewayUnavailable);
    expect(setup.gateway.requests).toHaveLength(before + 1);
    setup.gateway.behave({ api: 'answers' });
    const done = { state: 'done', providerRefundId: setup.gateway.account.refunds[0]?.id };
    expect(await setup.provider.findRefund({ ...refundOf(paid), refundedBefore: 0 }, soon())).toEqual(done);
    expect(await setup.provider.refund(refundOf(paid), soon())).toEqual(done);
    expect(setup.gateway.account.refunds).toHaveLength(1);
    expect(await setup.provider.refundedAmount(paid.transactionId, soon())).toBe(5000);
  });

  test('refunds that never arrived are unknown, even with another refund of the same amount', async () => {
    const paid = await setup.pay();
    setup.gateway.behave({ api: 'away' });
    await expect(setup.provider.refund(refundOf(paid), soon())).rejects.toThrow(GatewayUnavailable);
    setup.gateway.behave({ api: 'answers' });
    await setup.gateway.refundInDashboard(paid.transactionId, 5000);
    expect(await setup.provider.findRefund({ ...refundOf(paid), refundedBefore: 0 }, soon())).toEqual({
      state: 'unknown',
    });
  });

  test('refunds refused by Stripe are refused with its code', async () => {
    const paid = await setup.pay();
    setup.gateway.behave({ refunds: 'are_refused' });
    expect(await setup.provider.refund(refundOf(paid), soon())).toEqual({
      state: 'refused',
      reason: expect.stringMatching(/charge_already_refunded/),
    });
    expect(setup.gateway.account.refunds).toEqual([]);
  });

  test('refunds with a key used for another amount are unclear', async () => {
    const paid = await setup.pay();
    await setup.provider.refund(refundOf(paid, 5000), soon());
    await expect(setup.provider.refund(refundOf(paid, 6000), soon())).rejects.toThrow(GatewayUnavailable);
  });

  test.each([
    ['succeeded', { state: 'done' }],
    ['failed', { state: 'refused', reason: 'stripe: expired_or_canceled_card' }],
  ] as const)('pending refunds are sent, and later found as %s', async (status, expected) => {
    const paid = await setup.pay();
    setup.gateway.behave({ refunds: 'stay_pending' });
    expect(await setup.provider.refund(refundOf(paid), soon())).toMatchObject({ state: 'sent' });
    await setup.gateway.finishRefund(setup.gateway.account.refunds[0]?.id ?? '', status);
    expect(await setup.provider.findRefund({ ...refundOf(paid), refundedBefore: 0 }, soon())).toMatchObject(expected);
  });
});
