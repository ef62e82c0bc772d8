// starts first: takes a minute or more

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvSeparators } from '#core/api/csv-format.ts';
import { rolePermissions } from '#core/permissions/permissions.ts';
import { newCustomer, storedAdmin } from '#features/auth/testing/users.ts';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { insertManyOrders } from '#features/orders/testing/orders.ts';
import { adminSections } from '#generated/admin-pages.gen.ts';
import { openShopInBrowser, type ShopInBrowser, waitForContent } from '../support/browser.ts';
import { apiAs, checkKeyScreens, startStaffVisit } from '../support/working-day.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
  await insertManyOrders(shop.database, 30);
});

afterAll(() => shop.close());

/** Names of the controls in the open section that could change data: all but navigation, filters and exports. */
const actingControls = (page: Page, harmless: readonly string[]) =>
  page.locator('main :is(button, form input, form select, form textarea):enabled:visible').evaluateAll(
    (controls, allowed) =>
      controls
        .filter(
          (control) =>
            !control.closest('nav, search, [role=search], summary') &&
            !control.hasAttribute('aria-expanded') &&
            !control.hasAttribute('aria-pressed'),
        )
        .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '')
        .filter((name) => !allowed.includes(name.trim())),
    harmless,
  );

test('a read-only role sees figures and orders without names, has no buttons, and is rejected by the server', async () => {
  const session = await storedAdmin(shop, newCustomer({ name: 'محاسب' }), 'readonly');
  const call = apiAs(shop, session);
  const { rows } = await shop.database.pool.query(
    `select id, order_number, shipping_info ->> 'fullName' as name from orders where status = 'pending' limit 1`,
  );
  const [{ id, order_number: orderNumber, name }] = rows;
  const permitted = adminSections.filter(({ permission }) => rolePermissions.readonly.has(permission));

  // morning, on a desktop, in English
  const morning = await startStaffVisit(shop, { language: 'en', width: 1440 }, session);
  {
    const { page, admin, goTo, look } = morning;
    const { dashboard, orders, layout } = admin;
    // with the text for phones
    const exports = csvSeparators.map((separator) => `${layout.csvShort[separator]}${layout.csv[separator]}`);
    await goTo('', dashboard.title);
    const sections = page.getByRole('navigation', { name: layout.parts, exact: true });
    expect(await sections.getByRole('link').count()).toBe(permitted.length);
    await look();
    for (const { path } of permitted) {
      await sections.locator(`a[href="/admin/${path}"]`).click();
      await sections.locator(`a[href="/admin/${path}"][aria-current=page]`).waitFor();
      await page.locator('main h1').waitFor();
      await waitForContent(page);
      expect(await actingControls(page, exports), path).toEqual([]);
    }
    await goTo(`orders?q=${orderNumber}`, orders.title);
    await page.getByRole('link', { name: shortOrderNumber(orderNumber), exact: true }).click();
    await page.getByRole('link', { name: orders.history, exact: true }).waitFor();
    await look();
    expect(await page.locator('main').innerText()).not.toContain(name);
    expect(await actingControls(page, [`${orders.page.copy}: ${orders.page.number}`])).toEqual([]);
  }
  await morning.stop();

  // afternoon, on a phone, in Arabic
  const afternoon = await startStaffVisit(shop, { language: 'ar', width: 390 }, session);
  {
    const { page, admin, goTo, look } = afternoon;
    const { reports, products, customers, layout } = admin;
    await goTo('reports?report=tax', reports.title);
    await page.getByText(reports.columns.taxLeft).first().waitFor();
    await look();
    await page.goto('/admin/products/cup-tea-01');
    await page.getByText(layout.readOnly, { exact: true }).waitFor();
    expect(await actingControls(page, [])).toEqual([]);
    await look();
    await page.goto('/admin/customers');
    await page.getByText(layout.noRight, { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: customers.title }).count()).toBe(0);
    await goTo('products', products.title);
    expect(await page.getByRole('link', { name: products.create, exact: true }).count()).toBe(0);
  }
  await afternoon.stop();

  // requests of a forged page
  const move = { language: 'en', from: 'pending', to: 'processing' };
  await call('PUT', `/admin/orders/${id}/status`, move, 403);
  await call('POST', '/admin/draft-orders', {}, 403);
  await call('PUT', '/admin/product-grid', {}, 403);
  expect((await shop.database.pool.query('select status from orders where id = $1', [id])).rows).toEqual([
    { status: 'pending' },
  ]);

  await checkKeyScreens(shop, session, [
    ['dashboard', (each) => each.dashboard.title],
    ['orders', (each) => each.orders.title],
    ['payments', (each) => each.payments.title],
  ]);
});
