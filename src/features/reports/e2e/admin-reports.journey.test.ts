import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cairoDay } from '#core/dates/cairo-time.ts';
import { formatMoney } from '#core/i18n/format.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { storedAdmin } from '#features/auth/testing/users.ts';
import { insertManyOrders } from '#features/orders/testing/orders.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { normalizeText, toastText } from '#tests/support/browser/visible-text.ts';
import { inEachLanguage, journeyVisitors, openShopInBrowser, type ShopInBrowser } from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { daysOfPeriod } from '../report-period.ts';

let shop: ShopInBrowser;
beforeAll(async () => {
  shop = await openShopInBrowser();
  await insertManyOrders(shop.database, 6_000);
  await shop.database.pool.query(
    `update orders set shipping_info = shipping_info || '{"governorate": "aswan"}' where order_number like '%0-_________'`,
  );
});
afterAll(() => shop.close());

/** Returns the sales on the days, optionally of one governorate. */
const salesOf = async ({ from, to }: { readonly from: string; readonly to: string }, governorate?: string) => {
  const { rows } = await shop.database.pool.query<{ goods: number }>(
    `select coalesce(sum(subtotal - discount), 0)::bigint as goods from orders where status <> 'cancelled'
       and cairo_day(created_at) between $1::date and $2::date and ($3::text is null or shipping_info ->> 'governorate' = $3)`,
    [from, to, governorate ?? null],
  );
  return rows[0]?.goods ?? 0;
};

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, ({ language, ...visitor }) => {
  test('an owner opens the sales by governorate of a month and of a custom range, opens the tax, and downloads a file', async () => {
    const { page, faults, leave } = await shop.visit({ language, ...visitor }, { stored: await storedAdmin(shop) });
    const { layout, reports: t } = await loadMessages('admin', language, testSettings);
    const { governorates } = await loadMessages('governorates', language, testSettings);
    const money = (amount: number) => normalizeText(formatMoney(amount, language));
    const total = async (name: string) =>
      normalizeText(
        await page
          .locator('dl > div')
          .filter({ has: page.getByText(name, { exact: true }) })
          .locator('dd')
          .innerText(),
      );
    await page.goto('/admin/reports');
    await page.getByRole('heading', { level: 1, name: t.title, exact: true }).waitFor();
    await page.getByRole('link', { name: t.names.governorate, exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('report') === 'governorate');
    await page.getByLabel(t.period, { exact: true }).selectOption('last-month');
    const lastMonth = daysOfPeriod('last-month', cairoDay(new Date()));
    await expect.poll(() => total(t.columns.goods)).toBe(money(await salesOf(lastMonth)));
    const row = page.getByRole('row').filter({ hasText: governorates.aswan });
    expect(normalizeText(await row.innerText())).toContain(money(await salesOf(lastMonth, 'aswan')));
    await page.getByRole('img', { name: t.names.governorate }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: layout.csv.comma, exact: true }).click();
    // first, because the notice closes after a few seconds
    expect(await toastText(page, t.exported.title)).toBe(t.exported.body);
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`governorate-${lastMonth.from}-${lastMonth.to}.csv`);
    expect(await readFile(await download.path(), 'utf8')).toContain(
      // no returns
      `${(await salesOf(lastMonth, 'aswan')) / 100},0,0,${(await salesOf(lastMonth, 'aswan')) / 100},0\r\n`,
    );
    await page.keyboard.press('Escape');

    await page.getByLabel(t.period, { exact: true }).selectOption('days');
    await page.getByText(t.choose({ count: 5 }), { exact: true }).waitFor();
    for (const name of ['from', 'to'] as const) {
      const { orders } = await loadMessages('admin', language, testSettings);
      await page.getByLabel(orders[name], { exact: true }).fill(lastMonth.from);
      await page.getByLabel(orders[name], { exact: true }).blur();
      await page.waitForURL((url) => url.searchParams.get(name) === lastMonth.from);
    }
    const firstDay = { from: lastMonth.from, to: lastMonth.from };
    await expect.poll(() => total(t.columns.goods)).toBe(money(await salesOf(firstDay)));
    await page.reload();
    await expect.poll(() => total(t.columns.goods)).toBe(money(await salesOf(firstDay)));

    await page.getByRole('link', { name: t.names.tax, exact: true }).click();
    await page.getByRole('columnheader', { name: t.columns.taxLeft }).waitFor({ state: 'attached' });
    expect(await total(t.columns.taxed)).toBe(money(await salesOf(firstDay)));
    await page.getByRole('link', { name: t.names.cash, exact: true }).click();
    await page.getByText(t.noCash, { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await leave();
  });
});
