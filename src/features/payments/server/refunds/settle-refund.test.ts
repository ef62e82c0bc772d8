import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RefundState } from '#features/orders/refund-price.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { IssueKind } from '../../payment-issue.ts';
import type { AdminPayments } from '../../payments.admin.contract.ts';
import { refundableOrders } from '../../testing/refundable-orders.ts';

let shop: OpenShop;
let admin: SignedIn;
let orders: ReturnType<typeof refundableOrders>;
let order: Awaited<ReturnType<ReturnType<typeof refundableOrders>['place']>>;

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin();
  orders = refundableOrders(shop, admin, await shop.signUp());
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});
beforeEach(async () => {
  order = await orders.placePaid();
});

/** Inserts a refund of the order in a state, with the issue of that state. */
const refundIn = async (state: RefundState, amount = 1_000, issue: IssueKind | null = null): Promise<string> => {
  const { rows } = await shop.database.pool.query(
    `insert into refunds (order_id, charge_id, amount, reason, state, created_at)
     select order_id, id, $2, 'goodwill', $3, now() from payment_transactions where order_id = $1 and kind = 'charge' returning id`,
    [order.id, amount, state],
  );
  if (issue !== null) {
    await shop.database.pool.query(
      `insert into payment_issues (kind, order_id, provider, subject, amount, created_at) values ($1, $2, 'cash_on_delivery', $3, $4, now())`,
      [issue, order.id, rows[0].id, amount],
    );
  }
  return rows[0].id;
};

const settle = (refundId: string, to: string) =>
  shop.request<AdminPayments & Refused>(`/admin/orders/${order.id}/refunds/${refundId}`, {
    method: 'PUT',
    body: { to },
    token: admin.token,
  });

const openIssues = ({ issues }: AdminPayments) => issues.filter(({ resolvedAt }) => resolvedAt === null);

describe('refunds without a known outcome', () => {
  test.each([
    ['unclear', 'refund_unclear'],
    ['refused', 'refund_refused'],
    ['wanted', null],
  ] as const)(
    'a %s refund recorded as sent counts in the ledger once, and its issue is settled',
    async (state, issue) => {
      const id = await refundIn(state, 1_000, issue);
      const { status, body } = await settle(id, 'done');
      expect(status).toBe(200);
      expect(body.refunds).toMatchObject([{ id, state: 'done', amount: 1_000 }]);
      expect(openIssues(body)).toEqual([]);
      expect(await orders.readAmounts(order.id)).toEqual({
        status: 'partly_refunded',
        paid: order.total,
        refunded: 1_000,
      });
      expect((await settle(id, 'done')).body.code).toBe('ORDER_CHANGED');
      expect((await orders.readAmounts(order.id)).refunded).toBe(1_000);
      expect(await orders.auditOf(order.orderNumber)).toEqual([
        { action: 'payment.refund_settled', details: { from: state, to: 'done', amount: 1_000 } },
      ]);
    },
  );

  test('giving up an unclear refund makes its amount refundable again and settles its issue', async () => {
    const id = await refundIn('unclear', 1_000, 'refund_unclear');
    expect((await orders.payments(order.id)).refundable).toBe(order.total - 1_000);
    const { body } = await settle(id, 'refused');
    expect(body.refunds).toMatchObject([{ id, state: 'refused' }]);
    expect([body.refundable, openIssues(body)]).toEqual([order.total, []]);
    const again = await orders.refund(order.id, { amount: 1_000, expectedRefundable: order.total });
    expect(again.status).toBe(200);
  });

  test('retrying an unclear refund waits for its gateway and settles its issue', async () => {
    const id = await refundIn('refused', 1_000, 'refund_refused');
    const { body } = await settle(id, 'again');
    expect(body.refunds).toMatchObject([{ id, state: 'wanted' }]);
    expect(openIssues(body)).toEqual([]);
    const { rows } = await shop.database.pool.query(
      `select task_identifier from graphile_worker.jobs where task_identifier = 'send-refund'`,
    );
    expect(rows).toHaveLength(1);
  });

  test('a refused refund cannot be retried or completed when its money was refunded otherwise', async () => {
    const id = await refundIn('refused', 1_000, 'refund_refused');
    await orders.refund(order.id, { amount: order.total - 999, expectedRefundable: order.total });
    for (const to of ['again', 'done']) {
      expect((await settle(id, to)).body, to).toMatchObject({ code: 'REFUND_TOO_MUCH', data: { left: 999 } });
    }
    expect((await orders.readAmounts(order.id)).refunded).toBe(order.total - 999);
    expect((await orders.payments(order.id)).refunds[0]?.state).toBe('refused');
  });
});

test('a sent or completed refund cannot be settled by hand', async () => {
  for (const state of ['sent', 'done'] as const) {
    const id = await refundIn(state, 1);
    for (const to of ['done', 'again', 'refused']) expect((await settle(id, to)).body.code).toBe('ORDER_CHANGED');
  }
});

test('a refund of another order is not found', async () => {
  const id = await refundIn('unclear');
  order = await orders.placePaid();
  expect((await settle(id, 'done')).body.code).toBe('ORDER_NOT_FOUND');
  expect((await settle(id, 'lost')).body.code).toBe('VALIDATION_FAILED');
});
