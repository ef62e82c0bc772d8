import { expect, test } from 'vitest';
import { runBulkChunk } from '#features/bulk-runs/server/run-bulk-chunk.ts';
import { usePaymentShop } from '#features/payments/testing/payment-shop.ts';
import type { BulkPreview, OrderBulkAction } from '../bulk-orders.admin.contract.ts';
import { bulkRunsOf } from '../testing/bulk-runs.ts';

const world = usePaymentShop();

/** Runs a bulk action to its end. */
const run = async (ids: readonly string[], change: OrderBulkAction) => {
  const { shop, admin, runJobs } = world();
  const { body } = await bulkRunsOf(shop, admin).start(ids, change);
  await runBulkChunk(shop.context, { runId: body.id, chunk: 0 });
  await runJobs();
  return bulkRunsOf(shop, admin).latest();
};

/** Places an order paid by card, and one paid in cash. */
const placePaidOrders = async () => {
  const { placeOrder, pay } = world();
  const [card, cash] = [await placeOrder(), await placeOrder({ paymentMethod: 'cash_on_delivery' })];
  await pay(card);
  expect(await run([cash.id], { action: 'orders.pay' })).toMatchObject({ done: 1 });
  return { card, cash, ids: [card.id, cash.id] };
};

test('a cancellation refunds by the gateway, and what was paid by hand stays owed', async () => {
  const { shop, admin, readAmounts, gateway } = world();
  const { card, cash, ids } = await placePaidOrders();
  const { body } = await shop.request<BulkPreview>('/admin/order-bulk-previews', {
    body: { ids, action: 'orders.cancel' },
    token: admin.token,
  });
  expect(body).toMatchObject({ orders: 2, amount: 0, refunds: { byGateway: card.total, byHand: cash.total } });
  expect(await run(ids, { action: 'orders.cancel', refund: true })).toMatchObject({ state: 'done', done: 2 });
  const refunds = gateway.transactions.filter(({ is_refund, success }) => is_refund && success);
  expect(refunds.map(({ amount_cents: amount }) => amount)).toEqual([card.total]);
  const [byGateway, byHand] = [await readAmounts(card), await readAmounts(cash)];
  expect(byGateway.order).toMatchObject({ status: 'cancelled', refunded_amount: card.total });
  expect(byGateway.issues).toEqual([]);
  expect(byHand.order).toMatchObject({ status: 'cancelled', paid_amount: cash.total, refunded_amount: 0 });
  expect(byHand.refunds).toEqual([]);
  expect(byHand.issues).toEqual([{ kind: 'owed_back', isOpen: true }]);
});

test('a cancellation without refunds leaves payments by card and in cash owed', async () => {
  const { readAmounts } = world();
  const { ids, card, cash } = await placePaidOrders();
  expect(await run(ids, { action: 'orders.cancel', refund: false })).toMatchObject({ done: 2 });
  for (const order of [card, cash]) {
    const { refunds, issues } = await readAmounts(order);
    expect([refunds, issues]).toEqual([[], [{ kind: 'owed_back', isOpen: true }]]);
  }
});
