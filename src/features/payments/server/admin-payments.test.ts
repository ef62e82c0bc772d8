import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import type { Dashboard, DashboardSummary } from '#features/admin/dashboard.admin.contract.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { AdminPayments, PaymentIssue } from '../payments.admin.contract.ts';
import { openStripeGateway, type StripeGateway } from '../providers/stripe/testing/stripe-gateway.ts';
import { refundableOrders } from '../testing/refundable-orders.ts';
import { countOpenPayments } from './payments.metrics.ts';

let gateway: StripeGateway;
let shop: OpenShop;
let admin: SignedIn;
let customer: SignedIn;
let orders: ReturnType<typeof refundableOrders>;

beforeAll(async () => {
  gateway = await openStripeGateway();
  shop = await openShop({ payments: { stripe: gateway.values } });
  admin = await shop.signUpAdmin();
  customer = await shop.signUp();
  orders = refundableOrders(shop, admin, customer);
});
afterAll(async () => {
  await shop.close();
  await gateway.close();
  expect(gateway.unexpected).toEqual([]);
});
beforeEach(async () => {
  await shop.database.pool.query('delete from payment_issues');
});

const check = (id: string) =>
  shop.request<AdminPayments & Refused>(`/admin/orders/${id}/payment-checks`, { body: {}, token: admin.token });

/** Opens the payment page of an order; returns its gateway id. */
const openPage = async (orderNumber: string): Promise<string> => {
  const { body } = await shop.request<{ url: string }>(`/orders/${orderNumber}/payments`, {
    body: { language: 'ar' },
    token: customer.token,
  });
  return /\/c\/pay\/(\w+)/u.exec(body.url)?.[1] ?? '';
};

describe('gateway queries by an admin', () => {
  test('a gateway query finds a payment and its refund without any webhook', async () => {
    const { id, orderNumber, total } = await orders.place({ paymentMethod: 'card' });
    const page = await openPage(orderNumber);
    expect((await check(id)).body.transactions).toEqual([]);
    await gateway.pay(page);
    const { body } = await check(id);
    expect(body.transactions).toMatchObject([
      {
        kind: 'charge',
        provider: 'stripe',
        amount: total,
        recordedBy: 'check',
        isByGateway: true,
        refundable: total,
        dashboardUrl: expect.stringMatching(/^https:\/\/dashboard\.stripe\.com\/test\/payments\/pi_/),
      },
    ]);
    expect(body.attempts).toMatchObject([{ state: 'succeeded', isLive: false }]);
    expect(await orders.readAmounts(id)).toEqual({ status: 'paid', paid: total, refunded: 0 });

    await gateway.refundInDashboard(body.transactions[0]?.transactionId ?? '', 5_000);
    expect((await check(id)).body.refunds).toMatchObject([{ amount: 5_000, state: 'done', isByGateway: true }]);
    const refunded = await orders.refund(id, { amount: 1_000, expectedRefundable: total - 5_000 });
    expect(refunded.body.refunds[1]).toMatchObject({ amount: 1_000, state: 'wanted', isByGateway: true });
    expect((await check(id)).body.refunds[1]?.state).toBe('done');
    expect(await orders.readAmounts(id)).toEqual({ status: 'partly_refunded', paid: total, refunded: 6_000 });
  });

  test('a gateway that does not respond causes a refusal and changes nothing', async () => {
    const { id, orderNumber } = await orders.place({ paymentMethod: 'card' });
    await openPage(orderNumber);
    gateway.behave({ api: 'away' });
    const { status, body } = await check(id);
    gateway.behave({ api: 'answers' });
    expect([status, body.code]).toEqual([503, 'GATEWAY_UNAVAILABLE']);
    expect(body.data.localizedMessage.ar).toMatch(/\p{Script=Arabic}/u);
  });

  test('checking an order without a gateway calls no gateway', async () => {
    const { id } = await orders.placePaid();
    const requestCount = gateway.requests.length;
    expect((await check(id)).status).toBe(200);
    expect(gateway.requests).toHaveLength(requestCount);
    const nobodys = '3f0a4c9e-0000-4000-8000-000000000000';
    expect((await check(nobodys)).body.code).toBe('ORDER_NOT_FOUND');
  });
});

const openIssue = async (subject: string, orderId: string | null = null, createdAt = new Date()): Promise<string> => {
  const { rows } = await shop.database.pool.query(
    `insert into payment_issues (kind, provider, subject, order_id, amount, created_at)
     values ('unmatched', 'stripe', $1, $2, 5000, $3) returning id`,
    [subject, orderId, createdAt],
  );
  return rows[0].id;
};
const list = async (query: string) =>
  (await shop.request<PageOf<PaymentIssue>>(`/admin/payment-issues?${query}`, { token: admin.token })).body;
const settle = (id: string, note: string | null) =>
  shop.request<PaymentIssue & Refused>(`/admin/payment-issues/${id}`, {
    method: 'PUT',
    body: { note },
    token: admin.token,
  });

describe('issues', () => {
  test('issues are listed newest first in pages, open and settled ones separately', async () => {
    for (let index = 0; index < 60; index += 1)
      await openIssue(`pi_${index}`, null, new Date(Date.UTC(2026, 2, 14, 8, index)));
    const first = await list('state=open');
    expect([first.count, first.items[0]?.subject]).toEqual([60, 'pi_59']);
    const all = [...first.items];
    for (let { next } = first; next !== null; ) {
      const page = await list(`state=open&after=${encodeURIComponent(next)}`);
      all.push(...page.items);
      ({ next } = page);
    }
    expect(all.map(({ subject }) => subject)).toEqual(Array.from({ length: 60 }, (_, index) => `pi_${59 - index}`));
    await settle(all[0]?.id ?? '', null);
    expect((await list('state=open')).count).toBe(59);
    expect((await list('state=resolved')).items.map(({ subject }) => subject)).toEqual(['pi_59']);
  });

  test('issues name their order and are settled once, with a note, an admin and an audit entry', async () => {
    const { id: orderId, orderNumber } = await orders.place();
    const id = await openIssue('pi_settled', orderId);
    expect((await list('state=open')).items).toMatchObject([{ id, orderNumber, amount: 5_000, resolvedAt: null }]);
    const { body } = await settle(id, '  رددته من لوحة البوابة  ');
    expect(body).toMatchObject({ id, note: 'رددته من لوحة البوابة', resolvedBy: 'سلمى حسن' });
    const again = await settle(id, 'another note');
    expect(again.body).toMatchObject({ note: 'رددته من لوحة البوابة', resolvedAt: body.resolvedAt });
    expect(await orders.auditOf(orderNumber)).toEqual([
      { action: 'payment.issue_resolved', details: { reason: 'unmatched' } },
    ]);
    expect((await settle('3f0a4c9e-0000-4000-8000-000000000000', null)).body.code).toBe('RESOURCE_NOT_FOUND');
  });

  test('issues open issues are counted for the dashboard, with the oldest, and for the metrics', async () => {
    const before = await countOpenPayments(shop.context);
    expect([before.lazaward_payment_issues_open, before.lazaward_payment_issue_oldest_seconds]).toEqual([0, 0]);
    await openIssue('pi_new');
    await openIssue('pi_old', null, new Date(Date.now() - 3_600_000));
    const settled = await openIssue('pi_older', null, new Date(Date.now() - 7_200_000));
    await settle(settled, null);
    const summary = await shop.request<DashboardSummary>('/admin/dashboard/summary', { token: admin.token });
    expect(summary.body.waiting['paymentIssues']).toBe(2);
    const { body } = await shop.request<Dashboard>('/admin/dashboard?language=en', { token: admin.token });
    const work = body.work.find(({ id }) => id === 'paymentIssues');
    expect(work).toMatchObject({ text: '2 payments need attention', list: 'payments?sort=oldest', isUrgent: true });
    expect(Date.now() - Date.parse(work?.since ?? '')).toBeGreaterThan(3_590_000);
    const { items } = await list('state=open&sort=oldest');
    expect(items.map(({ subject }) => subject)).toEqual(['pi_old', 'pi_new']);

    await orders.place({ paymentMethod: 'card' });
    await orders.place({ paymentMethod: 'cash_on_delivery' });
    const { id, total } = await orders.placePaid();
    await orders.refund(id, { amount: 1_000, expectedRefundable: total });
    await shop.database.pool.query(
      `insert into refunds (order_id, charge_id, amount, reason, state, created_at)
       select order_id, id, 100, 'goodwill', 'unclear', now() from payment_transactions where order_id = $1 and kind = 'charge'`,
      [id],
    );
    const after = await countOpenPayments(shop.context);
    expect(after).toMatchObject({
      lazaward_payment_issues_open: 2,
      lazaward_payment_orders_unpaid: before.lazaward_payment_orders_unpaid + 1,
      lazaward_payment_refunds_unfinished: before.lazaward_payment_refunds_unfinished + 1,
    });
    expect(after.lazaward_payment_issue_oldest_seconds).toBeGreaterThan(3_590);
    expect(after.lazaward_payment_issue_oldest_seconds).toBeLessThan(3_700);
  });
});
