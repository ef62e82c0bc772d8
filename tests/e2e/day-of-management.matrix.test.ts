import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMoney } from '#core/i18n/format.ts';
import { newCustomer, sessionKey, storedAdmin, storedSession } from '#features/auth/testing/users.ts';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { openFilters } from '../support/admin/open-filters.ts';
import { dismissToast, normalizeText, waitForHeading } from '../support/browser/visible-text.ts';
import { openShopInBrowser, type ShopInBrowser } from '../support/browser.ts';
import { apiAs, checkKeyScreens, startStaffVisit } from '../support/working-day.ts';

const plate = 'plate-lotus-01';
let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

/** A returned plate has been received, and its refund is due. */
const receivedReturn = async (name: string) => {
  const owner = apiAs(shop, await storedAdmin(shop));
  const customer = apiAs(shop, { [sessionKey]: await storedSession(shop.url, newCustomer({ name })) });
  const { orderNumber } = await customer<{ orderNumber: string }>('POST', '/orders', orderInputFor());
  const { rows } = await shop.database.pool.query('select id from orders where order_number = $1', [orderNumber]);
  const order = `/admin/orders/${rows[0].id}`;
  const move = (path: string, from: string, to: string) =>
    owner('PUT', `${order}/${path}`, { language: 'en', from, to });
  await move('payment-status', 'pending', 'paid');
  await move('status', 'pending', 'processing');
  await move('status', 'processing', 'shipped');
  await move('status', 'shipped', 'delivered');
  const lines = [{ productId: plate, quantity: 1, reason: 'damaged' }];
  await customer('POST', `/orders/${orderNumber}/returns`, { language: 'en', key: randomUUID(), lines, comment: null });
  const [request] = await owner<{ id: string }[]>('GET', `${order}/returns?language=en`);
  const id = request?.id ?? '';
  await owner('PUT', `/admin/returns/${id}/approval`, { language: 'en', reply: null });
  await owner('PUT', `/admin/returns/${id}/receipt`, {
    language: 'en',
    lines: [{ productId: plate, restocked: 0, writtenOff: 1 }],
  });
  return orderNumber;
};

test('a manager creates a promo code, refunds, opens customers and reports, and cannot grant roles', async () => {
  const name = 'زينب الرفاعي';
  const orderNumber = await receivedReturn(name);
  const session = await storedAdmin(shop, newCustomer({ name: 'Nabil' }), 'manager');

  // morning, on a desktop, in English
  const morning = await startStaffVisit(shop, { language: 'en', width: 1440 }, session);
  {
    const { page, admin, goTo, press, look } = morning;
    const { promoCodes, reports, returns, dashboard, layout } = admin;
    await goTo('', dashboard.title);
    // the sections show the number of pending tasks
    const sections = page.getByRole('navigation', { name: admin.layout.parts, exact: true });
    await sections.getByRole('link', { name: returns.title }).click();
    await waitForHeading(page, returns.title);
    const card = page.getByRole('article').filter({ hasText: shortOrderNumber(orderNumber) });
    await press(returns.refund.button({ amount: formatMoney(157_500, 'en') }), card);
    const refund = page.getByRole('dialog', { name: returns.refund.title, exact: true });
    await refund.waitFor();
    await look();
    await press(returns.refund.yes, refund);
    await dismissToast(page, returns.refund.notice.title);
    await card.getByText(returns.status.refunded, { exact: true }).first().waitFor();

    await sections.getByRole('link', { name: promoCodes.title }).click();
    await waitForHeading(page, promoCodes.title);
    await press(promoCodes.add);
    const form = page.getByRole('dialog', { name: promoCodes.form.make });
    await form.getByLabel(promoCodes.code, { exact: true }).fill('LAPIS-7');
    await form.getByLabel(promoCodes.form.percent, { exact: true }).fill('7');
    await look();
    await press(promoCodes.form.save, form);
    await dismissToast(page, promoCodes.made.title);
    await page.getByRole('row').filter({ hasText: 'LAPIS-7' }).waitFor();

    await sections.getByRole('link', { name: reports.title }).click();
    await waitForHeading(page, reports.title);
    await page.getByRole('link', { name: reports.names.returns, exact: true }).click();
    const totals = page.locator('dl > div').filter({ hasText: reports.columns.writtenOff }).locator('dd');
    await expect.poll(async () => normalizeText(await totals.innerText())).toBe('1');
    await look();
    const saved = page.waitForEvent('download');
    await press(layout.csv.comma);
    await dismissToast(page, reports.exported.title);
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('1425');
  }
  await morning.stop();

  // afternoon, on a phone, in Arabic
  const afternoon = await startStaffVisit(shop, { language: 'ar', width: 390 }, session);
  const { page, admin, goTo, press, look } = afternoon;
  const { customers, userRoles, layout } = admin;
  await goTo('customers', customers.title);
  await page.getByRole('searchbox', { name: customers.search }).fill('الرفاعى');
  await page.getByRole('link', { name, exact: true }).click();
  await waitForHeading(page, name);
  await page.getByLabel(customers.tags.text, { exact: true }).fill('جملة');
  await press(customers.tags.add);
  await dismissToast(page, customers.tags.added.title);
  await page.getByLabel(customers.notes.text, { exact: true }).fill('تطلب التغليف دائمًا');
  await press(customers.notes.add);
  await dismissToast(page, customers.notes.added.title);
  await page.getByText('تطلب التغليف دائمًا', { exact: true }).waitFor();
  await look();
  await page.getByRole('link', { name: customers.back, exact: true }).click();
  await waitForHeading(page, customers.title);
  await openFilters(page, layout);
  await page.getByLabel(customers.tag, { exact: true }).selectOption('جملة');
  await page.getByRole('link', { name, exact: true }).waitFor();

  // the team is visible, and only owners change it
  await page.getByRole('navigation', { name: layout.parts, exact: true }).getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('link', { name: userRoles.title, exact: true }).click();
  await waitForHeading(page, userRoles.title);
  await page.getByText(userRoles.self).waitFor();
  expect(await page.locator('main table button, main form').count()).toBe(0);
  await look();
  await apiAs(shop, session)(
    'POST',
    '/admin/user-roles',
    { email: 'x@example.com', role: 'owner', language: 'ar' },
    403,
  );
  await afternoon.stop();

  await checkKeyScreens(shop, session, [
    ['reports?report=returns', (each) => each.reports.title],
    ['promo-codes', (each) => each.promoCodes.title],
    ['customers', (each) => each.customers.title],
  ]);
});
