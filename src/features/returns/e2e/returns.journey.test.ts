import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amountInWords } from '#core/i18n/amount-in-words.ts';
import { formatMoney } from '#core/i18n/format.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { sessionKey, storedAdmin, storedSession } from '#features/auth/testing/users.ts';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { toastText } from '#tests/support/browser/visible-text.ts';
import {
  inEachLanguage,
  journeyVisitors,
  openShopInBrowser,
  type ShopInBrowser,
  type Visitor,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

const plate = 'plate-lotus-01';
/** Total of two plates of 1,250 EGP, shipping and 14 % tax, in piastres. */
const TOTAL = 250_000 + 15_000 + 35_000;

let shop: ShopInBrowser;
beforeAll(async () => {
  shop = await openShopInBrowser();
});
afterAll(() => shop.close());

type Call = { readonly method?: string; readonly body: object; readonly session: string };

const send = async <Result>(path: string, { method = 'POST', body, session }: Call): Promise<Result> => {
  const { access_token: token } = JSON.parse(session);
  const response = await fetch(`${shop.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(response.ok, `${path}: ${await response.clone().text()}`).toBe(true);
  return (await response.json()) as Result;
};

/** Places an order of two plates as a new customer; an admin changes its status and records its payment. */
const placeOrder = async ({ language }: Visitor, statuses: readonly string[]) => {
  const session = await storedSession(shop.url);
  const stored = await storedAdmin(shop);
  const admin = stored[sessionKey] ?? '';
  const lines = [{ productId: plate, quantity: 2 }];
  const body = orderInputFor({ language, lines, paymentMethod: 'cash_on_delivery', expectedTotal: TOTAL });
  const { orderNumber } = await send<{ orderNumber: string }>('/orders', { body, session });
  const { rows } = await shop.database.pool.query('select id from orders where order_number = $1', [orderNumber]);
  const { id } = rows[0];
  const move = (path: string, from: string, to: string) =>
    send(`/admin/orders/${id}/${path}`, { method: 'PUT', body: { language, from, to }, session: admin });
  await move('payment-status', 'pending', 'paid');
  for (const [index, to] of statuses.entries()) await move('status', statuses[index - 1] ?? 'pending', to);
  return { id, orderNumber, session, stored };
};

const stockOfPlate = async (): Promise<number> =>
  (await shop.database.pool.query('select stock from products where id = $1', [plate])).rows[0].stock;

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const { language } = visitor;
  const money = (piastres: number) => formatMoney(piastres, language);

  test('a customer asks to return a broken plate; the shop approves, receives and refunds it', async () => {
    const { orderNumber, session, stored } = await placeOrder(visitor, ['processing', 'shipped', 'delivered']);
    const returns = await loadMessages('returns', language, testSettings);
    const { returns: t, orders, payments } = await loadMessages('admin', language, testSettings);
    const stock = await stockOfPlate();

    const customer = await shop.visit(visitor, { stored: { [sessionKey]: session } });
    await customer.open(`/order-confirmation/${orderNumber}`);
    await customer.page.getByText(returns.left(30), { exact: true }).waitFor();
    await customer.page.getByRole('button', { name: returns.open, exact: true }).click();
    const form = customer.page.getByRole('dialog', { name: returns.form.title, exact: true });
    await form.getByRole('button', { name: returns.form.more, exact: true }).click();
    await form.getByRole('combobox').selectOption('damaged');
    await form.getByLabel(returns.form.comment, { exact: true }).fill('الحافة مكسورة');
    expect(await findAccessibilityViolations(customer.page)).toEqual([]);
    await form.getByRole('button', { name: returns.form.send, exact: true }).click();
    await toastText(customer.page, returns.form.sent.title);
    await customer.page.getByText(returns.status.requested, { exact: true }).waitFor();
    expect(await findAccessibilityViolations(customer.page)).toEqual([]);

    const { page, faults, leave } = await shop.visit(visitor, { stored });
    await page.goto('/admin/returns?state=requested');
    const card = page.getByRole('article').filter({ hasText: shortOrderNumber(orderNumber) });
    await card.getByText('الحافة مكسورة', { exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await card.getByRole('button', { name: t.approve.button, exact: true }).click();
    const approval = page.getByRole('dialog', { name: t.approve.title, exact: true });
    await approval.getByLabel(t.approve.reply, { exact: true }).fill('Sunday at ten');
    await approval.getByRole('button', { name: t.approve.button, exact: true }).click();
    await toastText(page, t.approve.notice.title);
    await card.getByRole('button', { name: t.receive.button, exact: true }).click();
    const receipt = page.getByRole('dialog', { name: t.receive.title, exact: true });
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await receipt.getByRole('button', { name: t.receive.save, exact: true }).click();
    await toastText(page, t.receive.notice.title);
    expect(await stockOfPlate()).toBe(stock + 1);
    await card.getByRole('button', { name: t.refund.button({ amount: money(142_500) }), exact: true }).click();
    const refund = page.getByRole('dialog', { name: t.refund.title, exact: true });
    const inWords = payments.refund.inWords({ amount: amountInWords(142_500, language) });
    await refund.getByText(inWords, { exact: true }).waitFor();
    await refund.getByRole('button', { name: t.refund.yes, exact: true }).click();
    await toastText(page, t.refund.notice.title);
    await card.getByText(t.status.refunded, { exact: true }).first().waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    // the order lists it with its own states
    await page.goto(`/admin/orders/${orderNumber}/returns`);
    const panel = page.getByRole('article', { name: `${t.kinds.request}: ${t.status.refunded}`, exact: true });
    await panel.waitFor();
    const head = page.locator('main header');
    await head.getByText(orders.payment.partly_refunded, { exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await leave();

    await customer.page.reload();
    await customer.page.getByText(returns.refund({ amount: money(142_500) })).waitFor();
    await customer.page.getByText('Sunday at ten', { exact: true }).waitFor();
    expect(customer.faults).toEqual([]);
    await customer.leave();
  });

  test('an undelivered parcel with one broken plate is recorded as a return and refunded', async () => {
    const { orderNumber, session, stored } = await placeOrder(visitor, ['processing', 'shipped']);
    const { returns: t, orders } = await loadMessages('admin', language, testSettings);
    const stock = await stockOfPlate();
    const { page, faults, leave } = await shop.visit(visitor, { stored });
    await page.goto(`/admin/orders/${orderNumber}/returns`);
    await page.getByRole('link', { name: orders.page.details, exact: true }).click();
    await page.getByRole('link', { name: t.delivery.button, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.delivery.title, exact: true });
    await dialog.getByRole('button', { name: t.more, exact: true }).click();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: t.delivery.yes, exact: true }).click();
    await toastText(page, t.delivery.notice.title);
    await page.getByText(`${orders.columns.status}: ${orders.status.cancelled}`, { exact: true }).waitFor();
    expect(await stockOfPlate()).toBe(stock + 1);
    // the shop retains the shipping fee
    const tabs = page.getByRole('navigation', { name: orders.page.tabs });
    await tabs.getByRole('link', { name: t.panel, exact: true }).click();
    await page.getByRole('button', { name: t.refund.button({ amount: money(TOTAL - 15_000) }), exact: true }).click();
    const refund = page.getByRole('dialog', { name: t.refund.title, exact: true });
    await refund.getByRole('button', { name: t.refund.yes, exact: true }).click();
    await page
      .getByRole('article', { name: `${t.kinds.refused_delivery}: ${t.status.refunded}`, exact: true })
      .waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await leave();

    const returns = await loadMessages('returns', language, testSettings);
    const customer = await shop.visit(visitor, { stored: { [sessionKey]: session } });
    await customer.open(`/order-confirmation/${orderNumber}`);
    const payment = await loadMessages('payment', language, testSettings);
    await customer.page.getByRole('heading', { name: payment.headings.came_back, exact: true }).waitFor();
    await customer.page.getByText(returns.refund({ amount: money(TOTAL - 15_000) })).waitFor();
    expect(customer.faults).toEqual([]);
    await customer.leave();
  });
});
