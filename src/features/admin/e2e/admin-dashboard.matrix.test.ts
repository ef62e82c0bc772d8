import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { formatMoment } from '#core/i18n/moment.ts';
import { storedAdmin } from '#features/auth/testing/users.ts';
import { insertManyOrders } from '#features/orders/testing/orders.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { normalizeText, toastText, waitForPath } from '#tests/support/browser/visible-text.ts';
import { inEachLanguage, openShopInBrowser, type ShopInBrowser, twoVisitors } from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
  await insertManyOrders(shop.database, 1_500);
  await shop.database.pool.query(`update products set stock = 2 where id = 'cup-tea-01'`);
});

afterAll(() => shop.close());

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  test('the dashboard shows figures, a chart with its table, and products low in stock', async () => {
    const { page, faults, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { dashboard } = await loadMessages('admin', visitor.language, testSettings);
    await page.goto('/admin');
    await page.getByRole('heading', { level: 1, name: dashboard.title, exact: true }).waitFor();
    const { rows } = await shop.database.pool.query<{ revenue: number }>(
      `select sum(subtotal - discount)::bigint as revenue from orders where status <> 'cancelled'
       and (created_at at time zone 'Africa/Cairo')::date > (now() at time zone 'Africa/Cairo')::date - 7`,
    );
    const figures = page.locator('dl > div').filter({ hasText: dashboard.revenueThisWeek });
    expect(normalizeText(await figures.locator('dd').first().innerText())).toBe(
      normalizeText(formatMoney(rows[0]?.revenue ?? 0, visitor.language)),
    );
    const chart = page.getByRole('img', { name: new RegExp(`^${dashboard.chart}`, 'u') });
    await chart.waitFor();
    // the canvas has more than one colour, so bars are drawn
    await expect
      .poll(() =>
        chart.evaluate((element) => {
          const canvas = element as HTMLCanvasElement;
          const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
          return new Set(new Uint32Array(Uint8Array.from(data).buffer)).size;
        }),
      )
      .toBeGreaterThan(2);
    await page.getByRole('button', { name: dashboard.orders, exact: true }).click();
    await page.getByText(dashboard.asTable, { exact: true }).click();
    expect(await page.getByRole('table', { name: dashboard.chart }).getByRole('row').count()).toBe(31);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
    const work = page.getByRole('region', { name: dashboard.openWork.title, exact: true });
    await work.locator('a[href^="/admin/orders?status=pending"]').click();
    await waitForPath(page, '/admin/orders');
    await page.goBack();
    await page.getByRole('link', { name: dashboard.allLow, exact: true }).click();
    await waitForPath(page, '/admin/products');
    await leave();
  });

  test('the dashboard displays since when and why mails are delayed, and no notice without delays', async () => {
    const { page, faults, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { dashboard } = await loadMessages('admin', visitor.language, testSettings);
    const notice = page.getByRole('complementary', { name: dashboard.outgoing, exact: true });
    await page.goto('/admin');
    await page.getByRole('heading', { name: dashboard.lowStock, exact: true }).waitFor();
    expect(await notice.count()).toBe(0);

    const since = new Date('2026-03-14T08:00:00Z');
    await shop.database.pool.query(`insert into paused_channels values ('mail', $1)`, [since]);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: dashboard.title, exact: true }).waitFor();
    const message = dashboard.mailHeld({
      perHour: formatNumber(1000, visitor.language),
      moment: formatMoment(since, visitor.language),
    });
    await notice.getByText(message, { exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await shop.database.pool.query('delete from paused_channels');
    await leave();
  });

  test('the order export is one CSV file with the orders of all pages', async () => {
    const { page, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { layout, orders } = await loadMessages('admin', visitor.language, testSettings);
    await page.goto('/admin/orders');
    const button = page.getByRole('button', { name: layout.csv.comma, exact: true });
    // the notice closes after a few seconds
    const [download, notice] = await Promise.all([
      page.waitForEvent('download'),
      toastText(page, orders.exported.title),
      button.click(),
    ]);
    expect(download.suggestedFilename()).toBe('orders.csv');
    const file = await readFile(await download.path(), 'utf8');
    expect(file.split('\r\n')).toHaveLength(1_502);
    expect(notice).toBe(orders.exported.body);
    await leave();
  });
});
