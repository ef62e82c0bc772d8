import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney } from '#core/i18n/format.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { sessionKey, storedAdmin, storedSession } from '#features/auth/testing/users.ts';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { openFilters } from '#tests/support/admin/open-filters.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { normalizeText, toastText } from '#tests/support/browser/visible-text.ts';
import {
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  type Visitor,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { openStripeGateway, type StripeGateway } from '../providers/stripe/testing/stripe-gateway.ts';

const plate = 'plate-lotus-01';

let gateway: StripeGateway;
let shop: ShopInBrowser;

beforeAll(async () => {
  gateway = await openStripeGateway();
  const { secretKey, webhookSecret, url } = gateway.values;
  shop = await openShopInBrowser({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_URL: url,
  });
  gateway.reportTo(`${shop.url}/payments/webhooks/stripe`);
});

afterAll(async () => {
  await shop.close();
  await gateway.close();
  expect(gateway.unexpected).toEqual([]);
});

/** Total of two plates of 1,250 EGP, shipping and 14 % tax, in piastres. */
const TOTAL = 250_000 + 15_000 + 35_000;

/** Places an order of two plates as a new customer; a card order is paid on the gateway's page. */
const placeOrder = async (
  { language }: Visitor,
  paymentMethod: 'card' | 'cash_on_delivery',
): Promise<{ session: string; orderNumber: string }> => {
  const session = await storedSession(shop.url);
  const { access_token: token } = JSON.parse(session);
  const send = async <Result>(path: string, body: object): Promise<Result> => {
    const response = await fetch(`${shop.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    expect(response.ok, path).toBe(true);
    return (await response.json()) as Result;
  };
  const lines = [{ productId: plate, quantity: 2 }];
  const input = orderInputFor({ language, lines, paymentMethod, expectedTotal: TOTAL });
  const { orderNumber } = await send<{ orderNumber: string }>('/orders', input);
  if (paymentMethod === 'card') {
    const { url } = await send<{ url: string }>(`/orders/${orderNumber}/payments`, { language });
    await gateway.pay(/\/c\/pay\/(\w+)/u.exec(url)?.[1] ?? '');
  }
  return { session, orderNumber };
};

const stockOfPlate = async (): Promise<number> =>
  (await shop.database.pool.query('select stock from products where id = $1', [plate])).rows[0].stock;

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const { language } = visitor;
  const money = (piastres: number) => normalizeText(formatMoney(piastres, language));

  test('an admin refunds and restocks one of two items; the gateway sends the refund, and the customer sees it', async () => {
    const { session, orderNumber } = await placeOrder(visitor, 'card');
    const stock = await stockOfPlate();
    const { page, faults, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { orders, payments, paymentProviders } = await loadMessages('admin', language, testSettings);
    await page.goto('/admin/orders?payment=paid');
    await page.getByRole('link', { name: shortOrderNumber(orderNumber), exact: true }).click();
    await page.getByRole('group', { name: orders.move.label }).waitFor();
    // gateway payments cannot be recorded manually
    expect(await page.getByRole('group', { name: orders.settle.label }).getByRole('button').count()).toBe(0);
    await page.getByRole('link', { name: payments.panel.show, exact: true }).click();
    await page.getByRole('link', { name: payments.panel.refund, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: payments.refund.title, exact: true });
    await dialog.getByRole('button', { name: payments.refund.more, exact: true }).click();
    await expect
      .poll(async () => normalizeText(await dialog.getByRole('status').last().innerText()))
      .toContain(money(142_500));
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: payments.refund.next, exact: true }).click();
    const confirmation = page.getByRole('dialog', {
      name: payments.refund.confirm.title({ amount: formatMoney(142_500, language) }),
    });
    await confirmation
      .getByText(payments.refund.byGateway({ provider: paymentProviders.stripe.name }), { exact: true })
      .waitFor();
    await confirmation.getByRole('button', { name: payments.refund.confirm.yes, exact: true }).click();
    await toastText(page, payments.refund.sent.title);

    // the page polls until the gateway has processed the refund
    await page.getByText(payments.panel.restocked, { exact: true }).waitFor();
    await page.getByText(payments.refundStates.done, { exact: true }).waitFor();
    expect(gateway.account.refunds.map(({ amount }) => amount)).toContain(142_500);
    expect(await stockOfPlate()).toBe(stock + 1);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.goto('/admin/orders?payment=partly_refunded');
    const row = page.getByRole('row').filter({ hasText: shortOrderNumber(orderNumber) });
    await row.getByText(orders.payment.partly_refunded, { exact: true }).waitFor();
    expect(normalizeText(await row.innerText())).toContain(
      normalizeText(orders.refundedOf({ amount: formatMoney(142_500, language) })),
    );
    expect(faults).toEqual([]);
    await leave();

    const customer = await shop.visit(visitor, { stored: { [sessionKey]: session } });
    const account = await loadMessages('account', language, testSettings);
    await customer.open('/account');
    const card = customer.page.getByRole('article').filter({ hasText: orderNumber });
    const state = account.status.payment.partly_refunded;
    await card.getByText(account.orders.paymentIs({ state }), { exact: true }).waitFor();
    await customer.leave();
  });

  test('the amount of a cancelled order that was not refunded stays visible as owed', async () => {
    const { orderNumber } = await placeOrder(visitor, 'cash_on_delivery');
    const { page, faults, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { orders, payments } = await loadMessages('admin', language, testSettings);
    const row = page.getByRole('row').filter({ hasText: shortOrderNumber(orderNumber) });
    await page.goto(`/admin/orders/${orderNumber}/payments`);
    await page.getByText(payments.panel.none, { exact: true }).waitFor();
    await page.getByRole('link', { name: orders.page.details, exact: true }).click();
    await page.getByRole('button', { name: orders.settle.paid, exact: true }).click();
    await page.getByRole('button', { name: orders.settle.refunded, exact: true }).waitFor();
    await page.getByRole('link', { name: payments.panel.show, exact: true }).click();
    await page.getByText(payments.panel.ledger, { exact: true }).waitFor();
    await page.getByRole('link', { name: orders.page.details, exact: true }).click();
    await page.getByRole('link', { name: orders.move.cancelled, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: orders.confirm.cancelled.title, exact: true });
    const refund = dialog.getByLabel(orders.confirm.cancelled.refund({ amount: formatMoney(TOTAL, language) }));
    await refund.uncheck();
    await dialog.getByRole('button', { name: orders.confirm.cancelled.yes, exact: true }).click();
    const head = page.locator('main header');
    await head.getByText(`${orders.columns.status}: ${orders.status.cancelled}`, { exact: true }).waitFor();

    await page.goto('/admin/orders?payment=owed');
    await page.getByRole('link', { name: shortOrderNumber(orderNumber), exact: true }).click();
    await page.getByRole('link', { name: payments.panel.show, exact: true }).click();
    await page.getByRole('term').getByText(payments.panel.owed, { exact: true }).waitFor();
    await page.getByRole('link', { name: payments.panel.refund, exact: true }).click();
    await page.getByLabel(payments.refund.sum, { exact: true }).check();
    await page.getByLabel(payments.refund.amount, { exact: true }).fill(language === 'ar' ? '٣٬٠٠٠' : '3,000');
    await page.getByRole('button', { name: payments.refund.next, exact: true }).click();
    await page.getByRole('button', { name: payments.refund.confirm.yes, exact: true }).click();
    await toastText(page, payments.refund.sent.title);
    await page.goto(`/admin/orders?q=${orderNumber}`);
    await row.getByText(orders.payment.refunded, { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await leave();
  });

  test('a payment issue shows instructions, links to its order, and is settled with a note', async () => {
    const { orderNumber } = await placeOrder(visitor, 'cash_on_delivery');
    await shop.database.pool.query(
      `insert into payment_issues (kind, order_id, provider, subject, amount, created_at)
       select 'chargeback', id, 'stripe', $1, 5000, now() from orders where order_number = $1`,
      [orderNumber],
    );
    const { page, faults, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { layout, payments } = await loadMessages('admin', language, testSettings);
    await page.goto('/admin');
    await page.locator('a[href="/admin/payments?sort=oldest"]').click();
    const card = page.getByRole('article').filter({ hasText: shortOrderNumber(orderNumber) });
    await card.getByText(payments.issues.chargeback.todo, { exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await card.getByRole('link').click();
    await page.getByText(payments.panel.issues, { exact: true }).waitFor();
    await page.goBack();
    await card.getByRole('button', { name: payments.resolve.button, exact: true }).click();
    const note = `رددته بنفسي ${visitor.width}`;
    await page.getByLabel(payments.resolve.note, { exact: true }).fill(note);
    await page.getByRole('button', { name: payments.resolve.yes, exact: true }).click();
    await toastText(page, payments.resolve.notice.title);
    await page.getByText(payments.nothingOpen, { exact: true }).waitFor();
    await openFilters(page, layout);
    await page.getByRole('link', { name: payments.resolved, exact: true }).click();
    await page.getByText(note, { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await leave();
  });
});
