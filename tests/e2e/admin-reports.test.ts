import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cairoDay } from '../../domain/cairo-time.ts';
import { daysOfPeriod } from '../../domain/reports/report-period.ts';
import { formatMoney } from '../../locales/format.ts';
import { loadMessages } from '../../locales/namespaces.ts';
import { obstaclesOn } from '../support/browser/accessibility-violations.ts';
import { asRead, toastText } from '../support/browser/visible-text.ts';
import { inEach, openShopInBrowser, type ShopInBrowser, twoVisitors } from '../support/browser.ts';
import { placeMany } from '../support/orders.ts';
import { testSettings } from '../support/test-settings.ts';
import { storedAdmin } from '../support/users.ts';

let shop: ShopInBrowser;
beforeAll(async () => {
  shop = await openShopInBrowser();
  await placeMany(shop.database, 6_000);
  await shop.database.pool.query(
    `update orders set shipping_info = shipping_info || '{"governorate": "aswan"}' where order_number like '%0-_________'`,
  );
});
afterAll(() => shop.close());

/** Sales of the days, of one governorate if it is named. */
const salesOf = async ({ from, to }: { readonly from: string; readonly to: string }, governorate?: string) => {
  const { rows } = await shop.database.pool.query<{ goods: number }>(
    `select coalesce(sum(subtotal - discount), 0)::bigint as goods from orders where status <> 'cancelled'
       and cairo_day(created_at) between $1::date and $2::date and ($3::text is null or shipping_info ->> 'governorate' = $3)`,
    [from, to, governorate ?? null],
  );
  return rows[0]?.goods ?? 0;
};

describe.each(twoVisitors)(inEach, ({ language, ...visitor }) => {
  test('an owner reads sales by governorate of a month, of chosen days, and the tax, and downloads a file', async () => {
    const { page, faults, leave } = await shop.visit({ language, ...visitor }, { stored: await storedAdmin(shop) });
    const { reports: words } = await loadMessages('admin', language, testSettings);
    const { governorates } = await loadMessages('governorates', language, testSettings);
    const money = (amount: number) => asRead(formatMoney(amount, language));
    const total = async (name: string) =>
      asRead(
        await page
          .locator('dl > div')
          .filter({ has: page.getByText(name, { exact: true }) })
          .locator('dd')
          .innerText(),
      );
    await page.goto('/admin/reports');
    await page.getByRole('heading', { level: 1, name: words.title, exact: true }).waitFor();
    await page.getByRole('link', { name: words.names.governorate, exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('report') === 'governorate');
    await page.getByLabel(words.period, { exact: true }).selectOption('last-month');
    const lastMonth = daysOfPeriod('last-month', cairoDay(new Date()));
    await expect.poll(() => total(words.columns.goods)).toBe(money(await salesOf(lastMonth)));
    const row = page.getByRole('row').filter({ hasText: governorates.aswan });
    expect(asRead(await row.innerText())).toContain(money(await salesOf(lastMonth, 'aswan')));
    await page.getByRole('img', { name: words.names.governorate }).waitFor();
    expect(await obstaclesOn(page)).toEqual([]);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: words.export, exact: true }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`governorate-${lastMonth.from}-${lastMonth.to}.csv`);
    expect(await readFile(await download.path(), 'utf8')).toContain(
      // nothing has come back
      `${(await salesOf(lastMonth, 'aswan')) / 100},0,0,${(await salesOf(lastMonth, 'aswan')) / 100},0\r\n`,
    );
    expect(await toastText(page, words.exported.title)).toBe(words.exported.body);
    await page.keyboard.press('Escape');

    await page.getByLabel(words.period, { exact: true }).selectOption('days');
    await page.getByText(words.choose({ count: 5 }), { exact: true }).waitFor();
    for (const name of ['from', 'to'] as const) {
      const { orders } = await loadMessages('admin', language, testSettings);
      await page.getByLabel(orders[name], { exact: true }).fill(lastMonth.from);
      await page.getByLabel(orders[name], { exact: true }).blur();
      await page.waitForURL((url) => url.searchParams.get(name) === lastMonth.from);
    }
    const firstDay = { from: lastMonth.from, to: lastMonth.from };
    await expect.poll(() => total(words.columns.goods)).toBe(money(await salesOf(firstDay)));
    await page.reload();
    await expect.poll(() => total(words.columns.goods)).toBe(money(await salesOf(firstDay)));

    await page.getByRole('link', { name: words.names.tax, exact: true }).click();
    await page.getByRole('columnheader', { name: words.columns.taxLeft }).waitFor({ state: 'attached' });
    expect(await total(words.columns.taxed)).toBe(money(await salesOf(firstDay)));
    await page.getByRole('link', { name: words.names.cash, exact: true }).click();
    await page.getByText(words.noCash, { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await leave();
  });
});
